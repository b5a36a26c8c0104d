import { expect, it } from "vitest";
import { findTitles } from "./find-titles.ts";
import { gather, writeSpec } from "./write-spec.ts";

const ROWS = [
  { id: "LS-9.20", section: "Constants", text: "Hides after 8 s." },
  { id: "LS-9.21", section: "Constants", text: "Nothing shows this." },
  { id: "LS-9.22", section: "Constants", text: "Comes later.", comesWith: "The whiteboard" },
  { id: "LS-D1.1", section: "Decision: routes", text: "Decided.", elsewhere: "Shown by the file itself." },
];
const SPEC = { name: "card", prefix: "LS", title: "Card: requirements", intro: ["What a card does."] };
const TESTS = `
  it("hides after 8 s (LS-9.20)", () => expect(1).toBe(1));
  it.each([1])(\`takes \${1} (LS-9.99)\`, () => assert.equal(1, 1));
  // it("is a comment (LS-9.21)")
  const text = "a text, not a title (LS-9.21)";
`;

it("reads the titles of tests and nothing else", () => {
  expect(findTitles("card.test.ts", TESTS).map(({ title }) => title)).toEqual([
    "hides after 8 s (LS-9.20)",
    "takes … (LS-9.99)",
  ]);
});

it("reads every title of a file that declares a generic arrow function", () => {
  const text = `const same = <K,>(value: K) => value; const other = <K>(value: K) => value; ${TESTS}`;
  expect(findTitles("card.test.ts", text)).toHaveLength(2);
});

it("reads the tags of stories", () => {
  const story = 'export const Hidden = { name: "Hidden", tags: ["LS-9.20", "LS-D1.1"], args: { name: 3 } };';
  expect(findTitles("card.stories.tsx", story)).toEqual([
    { title: "Hidden", kind: "story", ids: ["LS-9.20", "LS-D1.1"], asserts: false },
  ]);
});

/** Whether the first title of a file asserts something. */
const showing = (file: string, text: string) => findTitles(file, text)[0].asserts;

it.each([
  ["an assertion", "async ({ canvas }) => { await expect(canvas.getByText('8')).toBeVisible(); }", true],
  ["clicks alone", "async ({ canvas }) => { await userEvent.click(canvas.getByText('8')); }", false],
  ["a function of the file that asserts", "staysHidden", true],
  ["a function of the file that only clicks", "clicks", false],
])("a story whose play function has %s shows its row: %#", (_has, play, expected) => {
  const helpers =
    "const staysHidden = async () => { await expect(1).toBe(1); }; const clicks = async () => { click(); };";
  const text = `${helpers} export const Hidden = { name: "Hidden", tags: ["LS-9.20"], play: ${play} };`;
  expect(showing("card.stories.tsx", text)).toBe(expected);
});

it("a story counts as asserting through the play function it takes over from another story", () => {
  const text = `const Base = { play: async () => { await expect(1).toBe(1); } };
    export const Hidden = { ...Base, name: "Hidden", tags: ["LS-9.20"] };`;
  expect(showing("card.stories.tsx", text)).toBe(true);
  expect(showing("card.stories.tsx", text.replace("...Base, ", ""))).toBe(false);
});

it.each([
  ["it('hides (LS-9.20)', () => { render(); })", false],
  ["it('hides (LS-9.20)', () => { throws(); })", true],
  ["it.skip('hides (LS-9.20)', () => { expect(1).toBe(1); })", false],
  ["it.todo('hides (LS-9.20)')", false],
  ["describe('hides (LS-9.20)', () => { it('once', () => { render(); }); })", false],
  ["describe('hides (LS-9.20)', () => { it('once', () => { expect(1).toBe(1); }); })", true],
])("a test without an assertion shows nothing: %s is %s", (text, expected) => {
  expect(showing("card.test.ts", `function throws() { expect(run).toThrow(); } ${text}`)).toBe(expected);
});

it("a title without an assertion is reported with its file, and its row stays open", () => {
  const story = 'export const Hidden = { name: "Hidden", tags: ["LS-9.20"], args: {} };';
  const found = gather("LS", ROWS, [["card.stories.tsx", findTitles("card.stories.tsx", story)]]);
  expect(found.silent).toEqual(["LS-9.20 in card.stories.tsx: Hidden"]);
  expect(found.open.map(({ id }) => id)).toContain("LS-9.20");
});

it("reports the rows without a test and the ids without a row", () => {
  const found = gather("LS", ROWS, [["card.test.ts", findTitles("card.test.ts", TESTS)]]);
  expect(found.open.map(({ id }) => id)).toEqual(["LS-9.21"]);
  expect(found.unknown).toEqual(["LS-9.99 in card.test.ts: takes … (LS-9.99)"]);
  const text = writeSpec(SPEC, ROWS, found);
  expect(text).toContain("| LS-9.20 | Hides after 8 s. | hides after 8 s (`card.test.ts`) |");
  expect(text).toContain("| LS-9.21 | Nothing shows this. | **no test** |");
  expect(text).toContain("| LS-9.22 | Comes later. | **not yet**: The whiteboard |");
  expect(text).toContain("2 of 4 requirements are asserted.");
});

it("a note is in italics after the tests of its requirement", () => {
  const rows = [{ id: "LS-9.20", section: "Constants", text: "Hides.", note: "By decision LS-D1.3 it stays" }];
  const titles = [{ title: "hides (LS-9.20)", kind: "test" as const, ids: ["LS-9.20"], asserts: true }];
  const found = gather("LS", rows, [["card.test.ts", titles]]);
  expect(writeSpec(SPEC, rows, found)).toContain(
    "| Hides. | hides (`card.test.ts`)<br>_By decision LS-D1.3 it stays._ |",
  );
});
