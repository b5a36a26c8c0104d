import type { BatchScope } from "../batch.types";
import { checkRows } from "./batch-jobs";
import { recordsOf } from "./read-file";
import { inSlices } from "./slices";

const ROWS = 3000;
const SCOPE: BatchScope = {
  level: "organisation",
  name: "",
  roles: ["user"],
  organisations: [],
  institutions: [{ id: 1, name: "School", organisationId: 1 }],
  languages: ["en"],
};

/**
 * Reads and checks rows that nobody sees, so that the engine has compiled the code before the first file comes: a file is read while
 * somebody waits, and the worker has nothing else to do before.
 */
export async function warmUp(): Promise<void> {
  const line = (at: number) => `person.${at}@example.com,"Person ${at}, ""P""",User,School,en\r\n`;
  const text = `email,name,role,institution,language\r\n${Array.from({ length: ROWS }, (_, at) => line(at)).join("")}`;
  const rows: string[][] = [];
  function* steps() {
    for (const event of recordsOf(text, "utf-8", {})) {
      if (event.kind === "rows") rows.push(...event.rows);
      yield;
    }
    const fields = ["email", "full_name", "role", "institution", "language"] as const;
    const columns = fields.map((field, id) => ({ id, name: field, field }));
    const numbers = rows.map((_, at) => at);
    const rules = { scope: SCOPE, columns, required: undefined, accepted: new Set<string>() };
    yield* checkRows(
      numbers,
      (row) => rows[row] ?? [],
      rules,
      () => {},
    );
  }
  await inSlices(steps());
}
