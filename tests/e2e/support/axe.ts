/** What axe, the checker of accessibility, has against a page. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";

const AXE = await readFile(join(process.cwd(), "node_modules/axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  impact: string | null;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe finds serious or critical on the page as it is now. */
export async function audit(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AXE);
  const violations: Violation[] = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (how: object) => Promise<{ violations: unknown }> } };
    return (await axe.run({ resultTypes: ["violations"] })).violations as never;
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}
