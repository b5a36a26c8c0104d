/** What a device keeps of one evaluation, as far as words go. */
interface KeptText {
  readonly draft?: {
    readonly overall?: unknown;
    readonly answers?: Record<string, { readonly score?: unknown; readonly comment?: unknown }>;
  };
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

function linesOf(text: string): string[] {
  try {
    const { draft } = JSON.parse(text) as KeptText;
    const answers = Object.values(draft?.answers ?? {}).map(({ score, comment }) => [
      typeof score === "number" ? `${score}/6` : null,
      isText(comment) ? comment : null,
    ]);
    const lines = answers
      .map((parts) => parts.filter((part) => part !== null).join("  "))
      .filter((line) => line !== "");
    return isText(draft?.overall) ? [...lines, draft.overall] : lines;
  } catch {
    return [];
  }
}

/** The sheet of one's own notes (`noteKey` of the session notes). */
function sheetOf(text: string): string {
  try {
    const { content } = JSON.parse(text) as { readonly content?: unknown };
    return isText(content) ? content.trim() : "";
  } catch {
    return "";
  }
}

/** Whose notes of which session. */
export interface NotesOf {
  readonly sessionId: number;
  readonly keycloakId: string;
}

/** What an entry says, by the area of the device's storage it is kept in, and where in its key the author stands. */
const AREAS: Readonly<Record<string, { readonly wordsOf: (text: string) => string; readonly authorAt: number }>> = {
  // Under session, candidate and author (`draftKey` of the evaluation panel).
  "hotseat.evaluation.1": { wordsOf: (text) => linesOf(text).join("\n"), authorAt: 3 },
  // Under session and author (`noteKey` of the session notes).
  "hotseat.notes.1": { wordsOf: sheetOf, authorAt: 2 },
};

function wordsBy({ sessionId, keycloakId }: NotesOf, key: string, text: string): string {
  const parts = key.split("/");
  const area = AREAS[parts[0] ?? ""];
  if (!area || parts[1] !== String(sessionId)) return "";
  return parts.slice(area.authorAt).join("/") === keycloakId ? area.wordsOf(text) : "";
}

/** Everything this person typed in the evaluations and notes of a session that this device still keeps, as plain text; null when there is nothing. */
export function keptNotes(
  entries: ReadonlyArray<readonly [key: string, value: string]>,
  notesOf: NotesOf,
): string | null {
  const blocks = entries.map(([key, value]) => wordsBy(notesOf, key, value)).filter((block) => block !== "");
  return blocks.length > 0 ? `${blocks.join("\n\n")}\n` : null;
}
