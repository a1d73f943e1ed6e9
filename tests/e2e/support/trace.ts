/** A trace of what the browser does, as its own tools record it. */
import type { CDPSession } from "playwright-core";

export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  /** Microseconds by the clock, and of them those in which the thread had the processor. */
  dur?: number;
  tdur?: number;
  tid: number;
  pid: number;
  args?: { name?: string };
}

/** Records what the browser does while `act` runs. */
export async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] },
  });
  await act();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  return events;
}

/** Processor milliseconds of each task on the threads that run pages. */
export function pageTasks(events: readonly TraceEvent[]): number[] {
  const pages = new Set<string>();
  for (const { name, pid, tid, args } of events) {
    if (name === "thread_name" && args?.name === "CrRendererMain") pages.add(`${pid}/${tid}`);
  }
  return events
    .filter(({ name, pid, tid }) => name === "RunTask" && pages.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}
