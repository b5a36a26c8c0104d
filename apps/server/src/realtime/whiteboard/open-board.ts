import { setImmediate as nextTurn } from "node:timers/promises";
import { gateElements } from "@hotseat/collab/scene/gate";
import type { Deps } from "../../deps.ts";
import {
  appendOperations,
  findFile,
  findSnapshot,
  insertFile,
  lastEdit,
  listFiles,
  readOperations,
} from "../../modules/boards/board-repository.ts";
import type { Owner } from "../documents/document.ts";
import { Board } from "./board.ts";
import { BoardFiles } from "./board-files.ts";
import { BoardScene, toEntry } from "./board-scene.ts";
import { type SinceSnapshot, Snapshots } from "./snapshots.ts";

/** Changes read at a time. */
const PAGE = 500;
/** Elements looked through at a time, so that others get their turn. */
const SHARE = 500;

/** Opens a board from what is stored of it. */
export async function openBoard(
  { database: { db }, clock, log }: Pick<Deps, "database" | "clock" | "log">,
  id: string,
  owner: Owner,
): Promise<Board> {
  const { scene, sinceSnapshot } = await loadScene(db, id);
  const snapshots = new Snapshots(db, log, id, scene, sinceSnapshot);
  return new Board({
    scene,
    files: new BoardFiles(await listFiles(db, id)),
    store: {
      append: (operations) => appendOperations(db, id, owner.ownership, operations),
      saveFile: (file, author, at) => insertFile(db, id, owner.ownership, file, author, at),
      readFile: (fileId) =>
        findFile(db, id, fileId).catch((error: unknown) => {
          log.warn(
            { error, board: id, file: fileId },
            "An image of a board could not be read; it comes with the next joining.",
          );
          return null;
        }),
      lastEdit: (author, client) => lastEdit(db, id, author, client),
    },
    now: () => clock.now(),
    grown: (edits) => snapshots.grow(edits),
    lost: (error) => owner.lost(error),
    emptied: () => owner.emptied(),
  });
}

type Db = Deps["database"]["db"];

/** The stored state, through the gate: what was stored by an older version is not more trusted than what comes now. */
async function loadScene(
  db: Db,
  id: string,
): Promise<{ readonly scene: BoardScene; readonly sinceSnapshot: SinceSnapshot }> {
  const scene = new BoardScene();
  const snapshot = await findSnapshot(db, id);
  if (snapshot) await take(scene, snapshot.seq, snapshot.elements);
  for (let characters = 0; ; ) {
    const operations = await readOperations(db, id, scene.seq, PAGE);
    for (const { seq, elements } of operations) characters += await take(scene, seq, elements);
    if (operations.length === PAGE) continue;
    return { scene, sinceSnapshot: { changes: scene.seq - (snapshot?.seq ?? 0), characters } };
  }
}

/** Returns the characters of the elements as JSON. */
async function take(scene: BoardScene, seq: number, values: readonly unknown[]): Promise<number> {
  let characters = 0;
  for (let from = 0; from < values.length; from += SHARE) {
    const entries = gateElements(values.slice(from, from + SHARE)).elements.map(toEntry);
    for (const { json } of entries) characters += json.length;
    scene.apply(seq, entries);
    if (from > 0) await nextTurn();
  }
  if (values.length === 0) scene.apply(seq, []);
  return characters;
}
