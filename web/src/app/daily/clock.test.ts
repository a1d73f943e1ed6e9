/** The visitor's date, day after day, wherever the visitor's clock stands; and the time until the next. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ZONES } from "../../../../tests/zones.js";
import { hours, localDate, untilTomorrow } from "./clock.js";

const HOUR = 3_600_000;
/** A whole number of hours at which dates, offsets and daylight saving all come by; 12 years of them. */
const STEP = 5 * HOUR;

for (const timeZone of ZONES) {
  test(`${timeZone}: every date of 2024 to 2035, once and in order`, () => {
    process.env.TZ = timeZone;
    const parts = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
    let last = "";
    let dates = 0;
    for (let now = Date.UTC(2023, 11, 31, 12); now < Date.UTC(2035, 11, 31, 9); now += STEP) {
      const date = localDate(new Date(now));
      assert.equal(date, parts.format(now));
      if (date === last) continue;
      const gap = last ? Date.parse(date) - Date.parse(last) : 24 * HOUR;
      assert.equal(gap, 24 * HOUR, `${last} is followed by ${date}`);
      last = date;
      dates += 1;
      // The countdown ends where the date changes: neither before nor after.
      const next = now + untilTomorrow(new Date(now));
      assert.equal(parts.format(next - 1), date);
      assert.notEqual(parts.format(next), date);
    }
    assert.ok(dates >= 12 * 365 + 3, `${dates} dates`);
  });
}

test("the countdown is told in hours, minutes and seconds", () => {
  assert.equal(hours(0), "00:00:00");
  assert.equal(hours(1), "00:00:01");
  assert.equal(hours(25 * HOUR - 1000), "24:59:59");
  assert.equal(hours(7 * HOUR + 5 * 60_000 + 9000), "07:05:09");
});
