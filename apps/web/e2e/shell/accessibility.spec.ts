import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../support/people.ts";
import { waitUntilDrawn } from "../support/settle.ts";
import { tour } from "../support/tour.ts";

/** Each finding as one line a person can act on. */
function lines(violations: Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"]): string[] {
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}`));
}

test("axe finds nothing on any screen of the path, light or dark", async ({ person }) => {
  test.setTimeout(360_000);
  const found: string[] = [];
  await tour(person, async (screen, page) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await waitUntilDrawn(page, colorScheme);
      const { violations } = await new AxeBuilder({ page })
        // Without frames there is nothing to collect from other pages, which would take longer than the rules
        // themselves.
        .setLegacyMode()
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      found.push(...lines(violations).map((line) => `${screen} (${colorScheme}) ${line}`));
    }
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  });
  expect(found).toEqual([]);
});
