import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../support/people.ts";
import { waitUntilDrawn } from "../support/settle.ts";
import { tour } from "../support/tour.ts";

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules of these levels about colours. A theme changes colours alone, so the others would find the same again. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Each finding as one line a person can act on. */
function lines(violations: Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"]): string[] {
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}`));
}

test("axe finds nothing on any screen of the path, light or dark", async ({ person }) => {
  const found: string[] = [];
  await tour(person, async (screen, page) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await waitUntilDrawn(page, colorScheme);
      // Without frames there is nothing to collect from other pages, which would take longer than the rules themselves.
      const axe = new AxeBuilder({ page }).setLegacyMode();
      const { violations } = await (colorScheme === "light" ? axe.withTags(LEVELS) : axe.withRules(COLOURS)).analyze();
      found.push(...lines(violations).map((line) => `${screen} (${colorScheme}) ${line}`));
    }
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  });
  expect(found).toEqual([]);
});
