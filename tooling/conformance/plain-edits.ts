import { deepEqual, equal } from "node:assert/strict";
import { operationsIn } from "./desk.ts";
import type { Rule } from "./rule.ts";

/** The effects of edits: order, acknowledgement, normal form, ties, code points. */
export const plainEdits: Rule[] = [
  {
    title: "a new document greets with Identity and nothing else",
    fresh: true,
    async run(desk) {
      const { greeting, id } = await desk.sit();
      deepEqual(greeting, [{ Identity: id }]);
      equal(await desk.text(), "");
    },
  },
  {
    title: "an edit comes back to its author and goes to the others, with the author's id",
    fresh: true,
    async run(desk) {
      const [one, two] = [await desk.sit(), await desk.sit()];
      one.wire.edit(0, "hello");
      const history = { start: 0, operations: [{ id: one.id, operation: ["hello"] }] };
      deepEqual(await one.wire.nextOf("History"), history);
      deepEqual(await two.wire.nextOf("History"), history);
      equal(await desk.text(), "hello");
    },
  },
  {
    title: "somebody who comes late gets Identity, then the history from 0",
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(1);
      await seats[0].wire.edited(revision, "ab");
      await seats[0].wire.edited(revision + 1, 2, "c");
      const late = await desk.sit();
      const tags = late.greeting.map((message) => Object.keys(message)[0]);
      deepEqual(tags.slice(0, 2), ["Identity", "History"]);
      equal((late.greeting[1].History as { start: number }).start, 0);
      const operations = operationsIn(late.greeting);
      equal(operations.length, revision + 2);
      deepEqual(operations.slice(-2), [
        { id: seats[0].id, operation: ["ab"] },
        { id: seats[0].id, operation: [2, "c"] },
      ]);
    },
  },
  {
    title: "of two inserts at one place the later edit goes first",
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(2);
      await seats[0].wire.edited(revision, "first");
      seats[1].wire.edit(revision, "later");
      const [, rebased] = await seats[1].wire.operations(2);
      deepEqual(rebased, { id: seats[1].id, operation: ["later", 5] });
      equal(await desk.text(), "laterfirst");
    },
  },
  {
    title: "an edit is re-based on everything since its revision",
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(2);
      const [one, two] = seats;
      await one.wire.edited(revision, "0123456789");
      for (let done = 0; done < 60; done += 1) await one.wire.edited(revision + 1 + done, "x", 10 + done);
      two.wire.edit(revision + 1, 9, "end", -1);
      const items = await two.wire.operations(62);
      deepEqual(items.at(-1), { id: two.id, operation: [69, "end", -1] });
      equal(await desk.text(), `${"x".repeat(60)}012345678end`);
    },
  },
  {
    title: "edits of one socket are taken in their order, without waiting for each acknowledgement",
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(2);
      for (let done = 0; done < 50; done += 1) seats[0].wire.edit(revision + done, done, String(done % 10));
      const items = await seats[1].wire.operations(50);
      deepEqual(
        items.map(({ operation }) => operation.at(-1)),
        Array.from({ length: 50 }, (_, done) => String(done % 10)),
      );
    },
  },
  {
    title: "an operation becomes its normal form: joined neighbours, nothing empty, an insert before a delete",
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(1);
      const [{ wire }] = seats;
      wire.edit(revision, "a", "", "bcd", 0);
      deepEqual((await wire.operations(1))[0].operation, ["abcd"]);
      wire.edit(revision + 1, 1, 1, -1, "n", -1, "m", 0);
      deepEqual((await wire.operations(1))[0].operation, [2, "nm", -2]);
      equal(await desk.text(), "abnm");
    },
  },
  {
    title: "an edit that changes nothing counts as an operation",
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(1);
      seats[0].wire.edit(revision);
      deepEqual((await seats[0].wire.operations(1))[0], { id: seats[0].id, operation: [] });
    },
  },
  {
    title: "lengths are Unicode code points: astral and combining characters, joiners, line ends",
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(1);
      const [{ wire }] = seats;
      const text = "h🎉e\u0301\r\n👨‍👩‍👧\u{10ffff}\u0000\ufeff";
      equal(Array.from(text).length, 14);
      deepEqual((await wire.edited(revision, text)).operation, [text]);
      deepEqual((await wire.edited(revision + 1, 1, -1, "𝒳", 12)).operation, [1, "𝒳", -1, 12]);
      deepEqual((await wire.edited(revision + 2, 4, -2, "\n", 8)).operation, [4, "\n", -2, 8]);
      equal(await desk.text(), "h𝒳e\u0301\n👨‍👩‍👧\u{10ffff}\u0000\ufeff");
    },
  },
  {
    title: "documents know nothing of each other",
    fresh: true,
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(1);
      await seats[0].wire.edited(revision, "mine");
      equal(await desk.target.text(`${desk.document}0`), "");
      equal(await desk.text(), "mine");
    },
  },
  {
    title: "text and statistics are read by GET",
    async run(desk) {
      const { seats, revision } = await desk.seatsOnEmptyText(1);
      await seats[0].wire.edited(revision, "é\r\n🎉");
      const text = await desk.target.get(`api/text/${desk.document}`);
      equal(text.status, 200);
      equal(text.headers.get("content-type"), "text/plain; charset=utf-8");
      equal(await text.text(), "é\r\n🎉");
      const stats = await desk.target.get("api/stats");
      equal(stats.status, 200);
      const counts = (await stats.json()) as Record<string, number>;
      for (const key of ["start_time", "num_documents", "database_size"])
        equal(Number.isInteger(counts[key]), true, key);
      equal(counts.num_documents >= 1, true);
      equal(Math.abs(counts.start_time - Date.now() / 1_000) < 400 * 86_400, true, "start_time is in seconds");
    },
  },
];
