import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Loaded before the server (`node --import`): writes every statement it sends to PostgreSQL, with its values and the name
 * under which it is prepared, as a line of JSON to CAPTURE_SQL. So the peer of the benchmark runs exactly the same SQL.
 */
const target = process.env.CAPTURE_SQL;
const pg = createRequire(`${process.cwd()}/package.json`)("pg");
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function captured(config, ...rest) {
  const text = typeof config === "string" ? config : config?.text;
  const values = (typeof config === "string" ? rest[0] : (config?.values ?? rest[0])) ?? [];
  if (target && text)
    appendFileSync(
      target,
      `${JSON.stringify({ name: config?.name, text, values: Array.isArray(values) ? values : [] })}\n`,
    );
  return query.call(this, config, ...rest);
};
