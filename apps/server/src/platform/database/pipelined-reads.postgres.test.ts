import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FreshPostgres, freshPostgres } from "../../../test/database.ts";
import { type PipelinedReads, pipelineReads } from "./pipelined-reads.ts";

let fresh: FreshPostgres;
let pool: pg.Pool;
let reads: PipelinedReads;
/** The reads that took a connection of the pool. */
let overPool = 0;

beforeEach(async () => {
  fresh = await freshPostgres();
  pool = new pg.Pool({ connectionString: fresh.url });
  pool.on("error", () => {});
  overPool = 0;
  pool.on("acquire", () => {
    overPool += 1;
  });
  reads = pipelineReads(pool, () => new pg.Client({ connectionString: fresh.url, pipeline: true }));
});
afterEach(async () => {
  await reads.close();
  await pool.end();
  await fresh.drop();
});

const read = (number: number) =>
  pool.query<{ number: number; pid: number }>({
    name: "read",
    text: "select $1::int as number, pg_backend_pid() as pid",
    values: [number],
  });
const divide = (by: number) =>
  pool.query<{ result: number }>({ name: "divide", text: "select 10 / $1::int as result", values: [by] });

/** Resolves when a read did not need the pool: the connection of the reads is open. Returns its process. */
async function untilPipelined(): Promise<number> {
  const readerOf = async (): Promise<number> => {
    const before = overPool;
    const { rows } = await read(0);
    return overPool === before ? (rows[0]?.pid ?? 0) : 0;
  };
  await expect.poll(readerOf).toBeGreaterThan(0);
  return readerOf();
}

test("prepared reads of one moment share a connection, and each gets its own row", async () => {
  const pid = await untilPipelined();
  const before = overPool;
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  const results = await Promise.all(numbers.map(read));
  expect(results.map(({ rows }) => rows)).toEqual(numbers.map((number) => [{ number, pid }]));
  expect(overPool).toBe(before);
});

test("a statement without a name, and a prepared write, go over the pool", async () => {
  const pid = await untilPipelined();
  const before = overPool;
  const plain = await pool.query("select pg_backend_pid() as pid");
  await pool.query({ name: "write", text: "create table written (id int)" });
  expect(plain.rows[0].pid).not.toBe(pid);
  expect(overPool).toBe(before + 2);
});

test("a read that fails leaves the connection, the reads beside it and the next read of its statement", async () => {
  const pid = await untilPipelined();
  const [failed, beside] = await Promise.allSettled([divide(0), read(7)]);
  expect(failed).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  expect(beside).toMatchObject({ status: "fulfilled", value: { rows: [{ number: 7 }] } });
  const before = overPool;
  expect((await divide(5)).rows).toEqual([{ result: 2 }]);
  expect((await read(8)).rows).toEqual([{ number: 8, pid }]);
  expect(overPool).toBe(before);
});

test("after the connection of the reads is cut, reads go over the pool, and then over another connection", async () => {
  const pid = await untilPipelined();
  const cut = pool.query({ name: "sleep", text: "select pg_sleep(60)" });
  const ended = expect(cut).rejects.toThrow();
  await pool.query(`select pg_terminate_backend(${pid})`);
  await ended;
  expect((await read(3)).rows).toMatchObject([{ number: 3 }]);
  expect(await untilPipelined()).not.toBe(pid);
});

test("while the connection cannot be opened, a second attempt waits, and reads go over the pool", async () => {
  await reads.close();
  await pool.end();
  pool = new pg.Pool({ connectionString: fresh.url });
  let attempts = 0;
  reads = pipelineReads(pool, () => {
    attempts += 1;
    return new pg.Client({ host: "127.0.0.1", port: 1, pipeline: true });
  });
  for (let number = 0; number < 20; number += 1) expect((await read(number)).rows).toMatchObject([{ number }]);
  expect(attempts).toBe(1);
});

test("a connection that is renewed: reads on their way get their response, later ones go over another one", async () => {
  const pid = await untilPipelined();
  const onTheirWay = read(4);
  reads.renew();
  expect((await onTheirWay).rows).toEqual([{ number: 4, pid }]);
  expect(await untilPipelined()).not.toBe(pid);
});

test("the reads that are on their way at a close get their response", async () => {
  await untilPipelined();
  const onTheirWay = Promise.all([read(1), read(2)]);
  await reads.close();
  expect((await onTheirWay).map(({ rows }) => rows[0]?.number)).toEqual([1, 2]);
});
