import { expect, it } from "vitest";
import { findTitles } from "./find-titles.mjs";
import { gather, writeCoverage } from "./write-coverage.mjs";

const ROWS = [
  { id: "§9.20", section: "§9", text: "Hides after 8 s." },
  { id: "§9.21", section: "§9", text: "Nothing shows this." },
  { id: "§9.22", section: "§9", text: "Comes later.", comesWith: "The whiteboard" },
  { id: "D1.1", section: "Decisions", text: "Decided.", elsewhere: "Shown by the file itself." },
];
const TESTS = `
  it("hides after 8 s (§9.20)", () => {});
  it.each([1])(\`takes \${1} (§9.99)\`, () => {});
  // it("is a comment (§9.21)")
  const text = "a text, not a title (§9.21)";
`;

it("reads the titles of tests and nothing else", () => {
  expect(findTitles("card.test.ts", TESTS).map(({ title }) => title)).toEqual([
    "hides after 8 s (§9.20)",
    "takes … (§9.99)",
  ]);
});

it("reads the shown names of stories", () => {
  const story = 'export const Hidden = { name: "Hidden (§9.20, D1.1)", args: { name: 3 } };';
  expect(findTitles("card.stories.tsx", story)).toEqual([
    { title: "Hidden (§9.20, D1.1)", kind: "story", ids: ["§9.20", "D1.1"] },
  ]);
});

it("tells the rows that nothing shows and the numbers that no row has", () => {
  const found = gather(ROWS, [["card.test.ts", findTitles("card.test.ts", TESTS)]]);
  expect(found.open.map(({ id }) => id)).toEqual(["§9.21"]);
  expect(found.unknown).toEqual(["§9.99 in card.test.ts: takes … (§9.99)"]);
  const text = writeCoverage(ROWS, found);
  expect(text).toContain("| §9.20 | Hides after 8 s. | hides after 8 s (`card.test.ts`) |");
  expect(text).toContain("| §9.21 | Nothing shows this. | **open** |");
  expect(text).toContain("| §9.22 | Comes later. | **not yet**: The whiteboard |");
  expect(text).toContain("2 of 4 rows are shown.");
});
