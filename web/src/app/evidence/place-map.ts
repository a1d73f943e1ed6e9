/** The small map of a game's place: land, water and one mark, with its words. */
import { html, svg, type TemplateResult } from "lit";
import { t } from "../../i18n/text.js";
import type { Facts, PlaceMap } from "./facts.js";

/** Where a place lies in the map's box; the projection is the one the land was cut with. */
export function spot(map: PlaceMap, { latitude, longitude }: { latitude: number; longitude: number }) {
  const unit = map.width / map.degrees;
  const high = unit / Math.cos((map.latitude * Math.PI) / 180);
  return {
    x: map.width / 2 + (longitude - map.longitude) * unit,
    y: map.height / 2 - (latitude - map.latitude) * high,
  };
}

const degrees = (value: number, more: string, less: string): string =>
  t(value < 0 ? less : more, { degrees: Math.abs(value) });

export function mapFigure(map: PlaceMap, { place }: Facts, name: string): TemplateResult {
  const { x, y } = spot(map, place);
  const at = {
    latitude: degrees(place.latitude, "map-north", "map-south"),
    longitude: degrees(place.longitude, "map-east", "map-west"),
  };
  const alt = t("map-alt", { place: name, ...at });
  return html`
    <figure class="place-map">
      <svg viewBox="0 0 ${map.width} ${map.height}" role="img" aria-label=${alt}>
        ${svg`
          <rect class="water" width=${map.width} height=${map.height} />
          <path class="land" fill-rule="evenodd" d=${map.land} />
          <circle class="place-halo" cx=${x} cy=${y} r="13" />
          <circle class="place-mark" cx=${x} cy=${y} r="7" />
        `}
      </svg>
      <figcaption>${t(place.mark)} ${t("map-spot", at)} ${t("map-credit")}</figcaption>
    </figure>
  `;
}
