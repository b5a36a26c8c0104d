import type { Db } from "../../platform/database/database.ts";
import { boardAuthors, countBoardChanges, lastBoardChange, listBoardChanges } from "../boards/board-history.ts";
import { countPadChanges, listPadAuthors, listPadChanges, padLanguage } from "../pads/pad-history.ts";
import type { ToolKind } from "../tools/tool-kinds.ts";

/** One stored change of a tool. */
export interface ToolChange {
  readonly seq: number;
  readonly at: Date;
  /** Null once the author's account is gone. */
  readonly keycloakId: string | null;
  readonly operation: readonly (number | string)[] | null;
  readonly elements: readonly unknown[] | null;
}

interface ToolHistory {
  /** Everybody who changed something, as far as their account exists. */
  authors(db: Db, toolId: string): Promise<string[]>;
  count(db: Db, toolId: string): Promise<number>;
  /** The number of the last change; −1 for none. */
  last(db: Db, toolId: string): Promise<number>;
  /** Changes after `after`, in their order, at most `limit`; fewer where they have more than about 1 MB, and one at least. */
  list(db: Db, toolId: string, after: number, limit: number): Promise<ToolChange[]>;
  language(db: Db, toolId: string): Promise<string | null>;
}

/** The stored changes of each kind of tool. */
export const TOOL_HISTORY: Readonly<Record<ToolKind, ToolHistory>> = {
  code: {
    authors: listPadAuthors,
    count: countPadChanges,
    last: async (db, toolId) => (await countPadChanges(db, toolId)) - 1,
    language: padLanguage,
    list: async (db, toolId, after, limit) =>
      (await listPadChanges(db, toolId, after, limit)).map((row) => ({ ...row, elements: null })),
  },
  whiteboard: {
    authors: boardAuthors,
    count: countBoardChanges,
    last: lastBoardChange,
    language: async () => null,
    list: async (db, toolId, after, limit) =>
      (await listBoardChanges(db, toolId, after, limit)).map((row) => ({ ...row, operation: null })),
  },
};
