import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestServer } from "../../../test/create-test-server.ts";
import { createLog, frameworkLogger } from "./log.ts";

const SECRET = "what somebody wrote in confidence";

test.each([
  ["a value of the wrong kind", sql`select ${SECRET}::integer`],
  ["a table that is not there", sql`insert into nowhere (comments) values (${SECRET})`],
])("a failed statement with %s is logged without its values, by every way to log it", async (_title, statement) => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const server = await createTestServer({ handlers: [] });
  const error: Error = await server.deps.database.db.execute(statement).then(
    () => expect.unreachable(),
    (thrown: Error) => thrown,
  );
  await server.close();
  expect(error.message).toContain(SECRET);
  log.error({ error }, "As an error.");
  log.warn({ reason: error.message }, "As its message.");
  log.error({ err: new Error("Wrapped.", { cause: error }) }, "As a cause.");
  frameworkLogger(log).error({ err: error }, "By the framework.");
  frameworkLogger(log).error(error);
  expect(lines).toHaveLength(5);
  for (const line of lines) expect(line).not.toContain(SECRET);
  expect(lines[0]).toMatch(/Failed query: (select \$1::integer|insert into nowhere)/);
  expect(lines[0]).toMatch(/"code":"(22P02|42P01)"/);
});
