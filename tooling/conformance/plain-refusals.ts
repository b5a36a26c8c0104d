import { equal } from "node:assert/strict";
import type { Desk } from "./desk.ts";
import type { Rule } from "./rule.ts";
import type { Message } from "./wire.ts";

/** The longest text, in code points. */
const LONGEST = 262_144;

/** A message that ends the socket, given the revision and the length 3 of the text. */
const FATAL: { what: string; text: (revision: number) => string }[] = [
  { what: "no JSON", text: () => "{" },
  { what: "an empty text", text: () => "" },
  { what: "a list", text: () => "[]" },
  { what: "an unknown tag", text: () => '{"Hello":1}' },
  { what: "two tags", text: () => '{"SetLanguage":"c","Hello":1}' },
  { what: "a name without a hue", text: () => '{"ClientInfo":{"name":"Ada"}}' },
  { what: "a negative hue", text: () => '{"ClientInfo":{"name":"Ada","hue":-1}}' },
  { what: "cursors that are no numbers", text: () => '{"CursorData":{"cursors":["1"],"selections":[]}}' },
  { what: "an edit without a revision", text: () => '{"Edit":{"operation":[3]}}' },
  { what: "a negative revision", text: () => edit(-1, "[3]") },
  { what: "a revision ahead", text: (revision) => edit(revision + 1, "[3]") },
  { what: "an operation that is no list", text: (revision) => edit(revision, '"a"') },
  { what: "a fraction in an operation", text: (revision) => edit(revision, "[2.5]") },
  { what: "an operation too short for the text", text: (revision) => edit(revision, '["a",2]') },
  { what: "an operation too long for the text", text: (revision) => edit(revision, '["a",4]') },
  { what: "the high half of a pair", text: (revision) => edit(revision, '["\\ud83d",3]') },
  { what: "the low half of a pair", text: (revision) => edit(revision, '[3,"\\ude00"]') },
  { what: "a pair in two parts", text: (revision) => edit(revision, '["\\ud83d","\\ude00",3]') },
];

function edit(revision: number, operation: string): string {
  return `{"Edit":{"revision":${revision},"operation":${operation}}}`;
}

/** The text is "abc"; one socket breaks a rule, the other goes on. */
async function breakRule(desk: Desk, text: (revision: number) => string): Promise<void> {
  const { seats, revision } = await desk.seatsOnEmptyText(2);
  const [one, two] = seats;
  one.wire.edit(revision, "abc");
  await two.wire.operations(1);
  two.wire.sendRaw(text(revision + 1));
  await two.wire.closed();
  const told = await one.wire.until(
    (message: Message) => (message.UserInfo as { id: number } | undefined)?.id === two.id,
  );
  equal(told.filter((message) => "History" in message).length, 1, "only the first edit");
  await one.wire.edited(revision + 1, 3, "d");
  equal(await desk.text(), "abcd");
}

/** The messages that close the socket of the sender, and nothing else. */
export const plainRefusals: Rule[] = [
  ...FATAL.map(({ what, text }) => ({
    title: `${what} closes the socket, changes nothing and disturbs nobody`,
    run: (desk: Desk) => breakRule(desk, text),
  })),
  {
    title: "a text may have 262,144 code points, and not one more",
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(2);
      const [one, two] = seats;
      // One character of two UTF-16 units and four bytes: the limit is code points.
      const text = `🎉${"x".repeat(LONGEST - 1)}`;
      one.wire.edit(revision, text);
      await two.wire.operations(1);
      two.wire.edit(revision + 1, LONGEST, "y");
      await two.wire.closed();
      await one.wire.edited(revision + 1, LONGEST - 1, -1, "z");
      equal(await desk.text(), `${text.slice(0, -1)}z`);
    },
  },
];
