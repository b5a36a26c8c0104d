import { deepEqual, equal, ok } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type Desk, fence, operationsIn } from "./desk.ts";
import type { Rule } from "./rule.ts";
import type { Item, Wire } from "./wire.ts";

const PROTOCOL = "hotseat.pad.1";

/** The code of a refusal for what a client of the richer messages sends, given the revision and the length 3 of the text. */
const REFUSED: { what: string; code: string; text: (revision: number) => string }[] = [
  { what: "no JSON", code: "bad_message", text: () => "{" },
  { what: "an unknown tag", code: "bad_message", text: () => '{"Hello":1}' },
  { what: "a revision ahead", code: "revision_ahead", text: (revision) => edit(revision + 1, '[3,"a"]') },
  {
    what: "a list whose second edit does not fit",
    code: "length_mismatch",
    text: (revision) => `{"Edits":{"revision":${revision},"edit":1,"edits":[[9,[3,"d"]],[0,[3,"e"]]]}}`,
  },
  {
    what: "a list of 501 edits",
    code: "bad_message",
    text: (revision) => `{"Edits":{"revision":${revision},"edit":1,"edits":[${Array(501).fill('[0,[3,"d",-1]]')}]}}`,
  },
  { what: "a length that does not fit", code: "length_mismatch", text: (revision) => edit(revision, '["a",2]') },
  { what: "half of a pair", code: "lone_surrogate", text: (revision) => edit(revision, '["\\ud83d",3]') },
  {
    what: "a text of 262,145 code points",
    code: "too_long",
    text: (revision) => edit(revision, `[3,"${"x".repeat(262_142)}"]`),
  },
  {
    what: "a name of 26 characters",
    code: "bad_message",
    text: () => `{"ClientInfo":{"name":"${"n".repeat(26)}","hue":1}}`,
  },
  { what: "a hue of 360", code: "bad_message", text: () => '{"ClientInfo":{"name":"Ada","hue":360}}' },
];

function edit(revision: number, operation: string): string {
  return `{"Edit":{"revision":${revision},"operation":${operation},"edit":1}}`;
}

/** Opens a socket with the richer messages and tells who comes back, and from where. */
async function resume(desk: Desk, client: string, revision: number): Promise<{ wire: Wire; id: number }> {
  const wire = await desk.open([PROTOCOL]);
  equal(wire.selected, PROTOCOL);
  wire.send({ Resume: { client, revision } });
  return { wire, id: await wire.nextOf<number>("Identity") };
}

async function startText(desk: Desk): Promise<{ plain: Wire; revision: number }> {
  const { seats, revision } = await desk.seatsOnEmptyText(1);
  await seats[0].wire.edited(revision, "abc");
  return { plain: seats[0].wire, revision: revision + 1 };
}

/** The messages that Hotseat has beyond the plain protocol. */
export const rich: Rule[] = [
  {
    title: "hotseat.pad.1: it is selected when offered, alone or beside others, and not otherwise",
    async run(desk) {
      equal((await desk.open()).selected, "");
      equal((await desk.open([PROTOCOL])).selected, PROTOCOL);
      equal((await desk.open(["other.1", PROTOCOL])).selected, PROTOCOL);
    },
  },
  {
    title: "hotseat.pad.1: after Resume the history begins at that revision, and the standing is sent",
    async run(desk) {
      const { revision } = await startText(desk);
      const { wire } = await resume(desk, randomUUID(), revision - 1);
      const { read_only_id, ...standing } = await wire.nextOf<{ read_only_id: string }>("Standing");
      deepEqual(standing, { can_edit: true, reason: null });
      ok(read_only_id.startsWith("r-"));
      const again = await resume(desk, randomUUID(), revision - 1);
      const history = await again.wire.nextOf<{ start: number; operations: Item[] }>("History");
      equal(history.start, revision - 1);
      deepEqual(history.operations[0].operation, ["abc"]);
    },
  },
  {
    title:
      "hotseat.pad.1: an item of the history has its client, its number and its time; a plain socket gets none of them",
    async run(desk) {
      const { plain, revision } = await startText(desk);
      const client = randomUUID();
      const { wire, id } = await resume(desk, client, revision);
      wire.send({ Edit: { revision, operation: [3, "d"], edit: 1 } });
      const [item] = await wire.operations(1);
      const { at, ...rest } = item;
      deepEqual(rest, { id, operation: [3, "d"], client, edit: 1 });
      equal(Math.abs((at ?? 0) - Date.now()) < 86_400_000, true, "at is in milliseconds since 1970");
      deepEqual(await plain.operations(1), [{ id, operation: [3, "d"] }]);
    },
  },
  {
    title: "hotseat.pad.1: an edit that is sent again, on the same socket or on another, is applied once",
    async run(desk) {
      const { plain, revision } = await startText(desk);
      const client = randomUUID();
      const first = await resume(desk, client, revision);
      const message = { Edit: { revision, operation: [3, "d"], edit: 1 } };
      first.wire.send(message);
      first.wire.send(message);
      const second = await resume(desk, client, revision);
      second.wire.send(message);
      const [item] = await second.wire.operations(1);
      equal(item.edit, 1);
      second.wire.send({ Edit: { revision: revision + 1, operation: [4, "e"], edit: 2 } });
      first.wire.send(message);
      await second.wire.operations(1);
      const all = await plain.operations(2);
      deepEqual(
        all.map(({ operation }) => operation),
        [
          [3, "d"],
          [4, "e"],
        ],
      );
      equal(await desk.text(), "abcde");
      equal(operationsIn((await desk.sit()).greeting).length, revision + 2);
    },
  },
  {
    title:
      "hotseat.pad.1: a list is separate edits, each at the time of its age, and what is known of it is applied once",
    async run(desk) {
      const { plain, revision } = await startText(desk);
      const client = randomUUID();
      const first = await resume(desk, client, revision);
      const edits = [
        [900, [3, "d"]],
        [400, [4, "e"]],
      ];
      first.wire.send({ Edits: { revision, edit: 1, edits } });
      const items = await first.wire.operations(2);
      deepEqual(
        items.map(({ operation, edit: count }) => [operation, count]),
        [
          [[3, "d"], 1],
          [[4, "e"], 2],
        ],
      );
      equal((items[1].at ?? 0) - (items[0].at ?? 0), 500);
      await plain.operations(2);
      await first.wire.leave();
      const second = await resume(desk, client, revision);
      second.wire.send({ Edits: { revision, edit: 1, edits: [...edits, [0, [5, "f"]]] } });
      deepEqual((await second.wire.operations(3))[2].operation, [5, "f"]);
      equal(await desk.text(), "abcdef");
    },
  },
  {
    title: "hotseat.pad.1: an acknowledgement comes by client and number after a cut",
    async run(desk) {
      const { plain, revision } = await startText(desk);
      const client = randomUUID();
      const first = await resume(desk, client, revision);
      first.wire.send({ Edit: { revision, operation: [3, "d"], edit: 1 } });
      await plain.operations(1);
      await first.wire.leave();
      const second = await resume(desk, client, revision);
      const [item] = await second.wire.operations(1);
      deepEqual([item.client, item.edit], [client, 1]);
    },
  },
  ...REFUSED.map(({ what, code, text }) => ({
    title: `hotseat.pad.1: ${what} is refused with ${code}, then the socket is closed with 1008 and a reason`,
    async run(desk: Desk) {
      const { revision } = await startText(desk);
      const { wire } = await resume(desk, randomUUID(), revision);
      wire.sendRaw(text(revision));
      const refused = await wire.nextOf<{ code: string; detail: string }>("Refused");
      equal(refused.code, code);
      equal(refused.detail.length > 0, true, "a detail");
      const closed = await wire.closed();
      equal(closed.code, 1008);
      equal(closed.reason.length > 0, true, "a reason");
      equal(await desk.text(), "abc");
    },
  })),
  {
    title: "a plain socket is closed with 1008 and a reason, and gets no message that it does not know",
    async run(desk) {
      const { wire } = await desk.sit();
      wire.sendRaw("{");
      const closed = await wire.closed();
      equal(closed.code, 1008);
      equal(closed.reason.length > 0, true, "a reason");
      await wire.next().then(
        (message) => equal(Object.keys(message)[0] === "Refused", false),
        () => undefined,
      );
    },
  },
  {
    title: "an unknown language is ignored",
    async run(desk) {
      const { wire } = await desk.sit();
      wire.send({ SetLanguage: "klingon" });
      wire.send({ SetLanguage: "go" });
      equal(await wire.nextOf("Language"), "go");
    },
  },
  {
    title: "an empty name is ignored",
    async run(desk) {
      const { wire, id } = await desk.sit();
      wire.send({ ClientInfo: { name: "", hue: 1 } });
      deepEqual(await fence(wire, id), []);
    },
  },
  {
    title: "a name of 25 characters and a hue of 359 are taken",
    async run(desk) {
      const { wire, id } = await desk.sit();
      const info = { name: "n".repeat(25), hue: 359 };
      wire.send({ ClientInfo: info });
      deepEqual(await wire.nextOf("UserInfo"), { id, info });
    },
  },
];
