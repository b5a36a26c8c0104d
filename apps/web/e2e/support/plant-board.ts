import { randomUUID } from "node:crypto";
import pg from "pg";

/** Responses of PostgreSQL to a text that it cannot keep, such as half of a surrogate pair. */
const CANNOT_KEEP: readonly unknown[] = ["22P02", "22P05", "22021"];

/** An image as an attacker would store it. */
interface PlantedFile {
  readonly id?: unknown;
  readonly mimeType?: unknown;
  readonly dataURL?: unknown;
}

const bytesOf = (dataUrl: unknown): Buffer =>
  Buffer.from(/;base64,(.*)$/s.exec(String(dataUrl))?.[1] ?? String(dataUrl), "base64");

/**
 * Writes rows into the tables of a board that nobody has opened yet, past the server.
 * @param changes the elements of one change each
 * @returns how many changes the database could keep
 */
export async function plantBoard(
  databaseUrl: string,
  boardId: string,
  changes: readonly (readonly unknown[])[],
  files: readonly unknown[],
): Promise<number> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const write = (text: string, values: unknown[]): Promise<boolean> =>
    db.query(text, values).then(
      () => true,
      (error: { code?: string }) => {
        if (!CANNOT_KEEP.includes(error.code)) throw error;
        return false;
      },
    );
  let seq = 0;
  for (const elements of changes) {
    const values = [boardId, seq + 1, JSON.stringify(elements), randomUUID()];
    const sql =
      "insert into board_operations (board_id, seq, elements, client, edit, at) values ($1, $2, $3, $4, 1, now())";
    if (await write(sql, values)) seq += 1;
  }
  for (const { id, mimeType, dataURL } of files as PlantedFile[]) {
    const values = [boardId, String(id), String(mimeType), bytesOf(dataURL)];
    const sql = "insert into board_files (board_id, id, mime_type, content, at) values ($1, $2, $3, $4, now())";
    await write(`${sql} on conflict do nothing`, values);
  }
  await db.end();
  return seq;
}
