import { deepEqual, equal } from "node:assert/strict";
import { fence } from "./desk.ts";
import type { Rule } from "./rule.ts";
import type { Wire } from "./wire.ts";

const ada = { name: "Ada", hue: 359 };
const ben = { name: "Ben", hue: 0 };

/** The next cursors of one person. */
async function cursorsOf(wire: Wire, id: number): Promise<unknown> {
  for (;;) {
    const cursors = await wire.nextOf<{ id: number; data: unknown }>("UserCursor");
    if (cursors.id === id) return cursors.data;
  }
}

/** Names, cursors and the language. */
export const plainPeople: Rule[] = [
  {
    title: "each socket has an id of its own",
    async run(desk) {
      const seats = [await desk.sit(), await desk.sit(), await desk.sit()];
      equal(new Set(seats.map(({ id }) => id)).size, 3);
    },
  },
  {
    title: "a name goes to everybody, its owner too, and to those who come later",
    async run(desk) {
      const [one, two] = [await desk.sit(), await desk.sit()];
      one.wire.send({ ClientInfo: ada });
      const told = { id: one.id, info: ada };
      deepEqual(await one.wire.nextOf("UserInfo"), told);
      deepEqual(await two.wire.nextOf("UserInfo"), told);
      two.wire.send({ ClientInfo: ben });
      deepEqual(await one.wire.nextOf("UserInfo"), { id: two.id, info: ben });
      const late = await desk.sit();
      const users = late.greeting.filter((message) => "UserInfo" in message);
      const known = [{ UserInfo: told }, { UserInfo: { id: two.id, info: ben } }];
      for (const each of known)
        equal(
          users.some((user) => JSON.stringify(user) === JSON.stringify(each)),
          true,
        );
    },
  },
  {
    title: "every leave is sent as UserInfo null, also of somebody without a name",
    async run(desk) {
      const [one, two, three] = [await desk.sit(), await desk.sit(), await desk.sit()];
      two.wire.send({ ClientInfo: ada });
      await one.wire.nextOf("UserInfo");
      await two.wire.leave();
      deepEqual(await one.wire.nextOf("UserInfo"), { id: two.id, info: null });
      await three.wire.leave();
      deepEqual(await one.wire.nextOf("UserInfo"), { id: three.id, info: null });
      const late = await desk.sit();
      equal(JSON.stringify(late.greeting).includes(`"id":${two.id},"info"`), false);
    },
  },
  {
    title: "cursors go to everybody, their owner too; who comes later gets them moved by the edits since",
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(2);
      const [one, two] = seats;
      one.wire.edit(revision, "🎉🎉🎉");
      await two.wire.operations(1);
      const data = {
        cursors: [0, 1, 2, 3],
        selections: [
          [0, 1],
          [3, 2],
        ],
      };
      one.wire.send({ CursorData: data });
      deepEqual(await cursorsOf(one.wire, one.id), data);
      deepEqual(await cursorsOf(two.wire, one.id), data);
      await two.wire.edited(revision + 1, "é", 1, -1, 1);
      const late = await desk.sit();
      const moved = {
        cursors: [1, 2, 2, 3],
        selections: [
          [1, 2],
          [3, 2],
        ],
      };
      const told = late.greeting.filter((message) =>
        JSON.stringify(message).startsWith(`{"UserCursor":{"id":${one.id},`),
      );
      deepEqual(told, [{ UserCursor: { id: one.id, data: moved } }]);
    },
  },
  {
    title: "1,000 cursors of one person leave the socket open, and the first of them go to everybody",
    async run(desk) {
      const [one, two] = [await desk.sit(), await desk.sit()];
      one.wire.send({ CursorData: { cursors: Array.from({ length: 1_000 }, () => 0), selections: [] } });
      const { cursors } = (await cursorsOf(two.wire, one.id)) as { cursors: unknown[] };
      equal(cursors.length > 0, true);
      one.wire.send({ CursorData: { cursors: [0], selections: [] } });
      deepEqual(await cursorsOf(two.wire, one.id), { cursors: [0], selections: [] });
    },
  },
  {
    title: "cursors go with their owner",
    async run(desk) {
      const [one, two] = [await desk.sit(), await desk.sit()];
      two.wire.send({ CursorData: { cursors: [0], selections: [] } });
      await cursorsOf(one.wire, two.id);
      await two.wire.leave();
      await one.wire.until(({ UserInfo }) => (UserInfo as { id: number } | undefined)?.id === two.id);
      const late = await desk.sit();
      equal(JSON.stringify(late.greeting).includes(`{"UserCursor":{"id":${two.id},`), false);
    },
  },
  {
    title: "a language goes to everybody, the last one stays, and a later client gets it behind the history",
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(2);
      const [one, two] = seats;
      one.wire.edit(revision, "x");
      one.wire.send({ SetLanguage: "rust" });
      equal(await one.wire.nextOf("Language"), "rust");
      equal(await two.wire.nextOf("Language"), "rust");
      two.wire.send({ SetLanguage: "python" });
      equal(await one.wire.nextOf("Language"), "python");
      const late = await desk.sit();
      const tags = late.greeting.map((message) => Object.keys(message)[0]);
      deepEqual([tags[0], tags.indexOf("Language") > tags.lastIndexOf("History")], ["Identity", true]);
      equal(late.greeting.find((message) => "Language" in message)?.Language, "python");
    },
  },
  {
    title: "a binary message is ignored",
    async run(desk) {
      const { wire, id } = await desk.sit();
      wire.sendRaw(new Uint8Array([1, 2, 3]));
      deepEqual(await fence(wire, id), []);
    },
  },
];
