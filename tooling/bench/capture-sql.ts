import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Loaded before the server (`node --import`): writes every statement it sends to PostgreSQL, with its values and the name
 * under which it is prepared, as a line of JSON to CAPTURE_SQL. So the peer of the benchmark runs exactly the same SQL.
 */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

type Asked = string | { readonly name?: string; readonly text?: string; readonly values?: unknown[] } | undefined;

const target = process.env.CAPTURE_SQL;
const pg: typeof import("pg") = createRequire(`${process.cwd()}/package.json`)("pg");
const query: (this: object, config: Asked, ...rest: unknown[]) => unknown = pg.Client.prototype.query;
const captured: typeof query = function captured(config, ...rest) {
  const { name, text, values = rest[0] } = typeof config === "string" ? { text: config } : (config ?? {});
  const statement = { name, text, values: Array.isArray(values) ? values : [] };
  if (target && text) appendFileSync(target, `${JSON.stringify(statement)}\n`);
  return query.call(this, config, ...rest);
};
Object.assign(pg.Client.prototype, { query: captured });
