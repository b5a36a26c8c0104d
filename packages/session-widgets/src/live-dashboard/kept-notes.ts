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

/** Whose notes of which session. */
export interface NotesOf {
  readonly sessionId: number;
  readonly keycloakId: string;
}

/** Entries are kept under session, candidate and author (`draftKey` of the evaluation panel). */
function isBy({ sessionId, keycloakId }: NotesOf, key: string): boolean {
  const [area, session, , ...author] = key.split("/");
  return area === "hotseat.evaluation.1" && session === String(sessionId) && author.join("/") === keycloakId;
}

/** Everything this person typed in the evaluations of a session that this device still keeps, as plain text; null when there is nothing. */
export function keptNotes(
  entries: ReadonlyArray<readonly [key: string, value: string]>,
  notesOf: NotesOf,
): string | null {
  const blocks = entries
    .filter(([key]) => isBy(notesOf, key))
    .map(([, value]) => linesOf(value).join("\n"))
    .filter((block) => block !== "");
  return blocks.length > 0 ? `${blocks.join("\n\n")}\n` : null;
}
