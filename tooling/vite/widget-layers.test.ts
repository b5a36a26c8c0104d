import { expect, it } from "vitest";
import { looseFiles } from "./widget-layers.ts";

const files = (count: number) => Array.from({ length: count }, (_, index) => `view/part-${index}.tsx`);

it("looseFiles of a widget of 20 files is empty", () => {
  expect(looseFiles([...files(19), "rules.ts"])).toEqual([]);
});

it("looseFiles of a larger widget has the code beside its layers", () => {
  const root = ["index.ts", "panel.stories.tsx", "panel.fixtures.ts", "panel-locales.ts", "README.md"];
  expect(looseFiles([...files(20), ...root, "rules.ts", "inner/panel.tsx"])).toEqual(["rules.ts", "inner/panel.tsx"]);
});
