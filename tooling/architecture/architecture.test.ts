import { expect, it } from "vitest";
import { drawGraph, placeGraph } from "./draw-graph.ts";

const PACKAGES = [
  { folder: "packages/ui", name: "@h/ui", uses: [] },
  { folder: "packages/widgets", name: "@h/widgets", uses: ["@h/ui"] },
  { folder: "apps/web", name: "@h/web", uses: ["@h/ui", "@h/widgets"] },
];

it("drawGraph draws each package and only the arrows that no other arrow brings along", () => {
  expect(
    drawGraph(PACKAGES)
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual([
    "flowchart TD",
    "subgraph apps",
    'apps_web["apps/web"]',
    "end",
    "subgraph packages",
    'packages_ui["packages/ui"]',
    'packages_widgets["packages/widgets"]',
    "end",
    "apps_web --> packages_widgets",
    "packages_widgets --> packages_ui",
  ]);
});

it("placeGraph replaces what is between the marks", () => {
  const marks = ["<!-- packages: written by npm run architecture -->", "<!-- end of packages -->"];
  const text = `before ${marks[0]}old${marks[1]} after`;
  const placed = placeGraph(text, "flowchart TD");
  expect(placed).toBe(`before ${marks[0]}\n\`\`\`mermaid\nflowchart TD\n\`\`\`\n${marks[1]} after`);
});

it("placeGraph throws when a mark is missing", () => {
  expect(() => placeGraph("no marks", "flowchart TD")).toThrow("needs the marks");
});
