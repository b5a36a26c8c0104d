import { readFileSync } from "node:fs";
import Fastify from "fastify";
import pg from "pg";
import type { Statement } from "./capture-sql.ts";

/** As many connections as the server opens. */
const POOL_SIZE = 20;

/** The peer: Fastify with one route that runs the captured statements, prepared as they were, one after the other and answers the captured body. */
const statements: Statement[] = readFileSync(process.env.CAPTURE_SQL ?? "", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const answer = JSON.parse(readFileSync(process.env.CAPTURE_ANSWER ?? "", "utf8"));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
const app = Fastify();
app.get("/session", async () => {
  for (const { name, text, values } of statements) await pool.query({ name, text, values, rowMode: "array" });
  return answer;
});
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
