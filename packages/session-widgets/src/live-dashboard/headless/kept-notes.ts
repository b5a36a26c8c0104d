import { SCORE_MAX } from "@hotseat/api-client/constants";
import type { Draft } from "../../evaluation-panel/headless";
import { draftIdsOf, parseKeptDraft } from "../../evaluation-panel/internal";
import { noteIdsOf, parseKeptNote } from "../../session-notes/headless";

/** The person and session of the notes. */
export interface NotesOf {
  readonly sessionId: number;
  readonly keycloakId: string;
}

function wordsOfDraft({ answers, overall }: Draft): string {
  const lines = Object.values(answers).map(({ score, comment }) =>
    [score === null ? "" : `${score}/${SCORE_MAX}`, comment.trim() === "" ? "" : comment]
      .filter((part) => part !== "")
      .join("  "),
  );
  return [...lines, overall.trim() === "" ? "" : overall].filter((line) => line !== "").join("\n");
}

function wordsBy({ sessionId, keycloakId }: NotesOf, key: string, text: string): string {
  const isMine = (ids: NotesOf | null) => ids?.sessionId === sessionId && ids.keycloakId === keycloakId;
  if (isMine(draftIdsOf(key))) {
    const kept = parseKeptDraft(text);
    return kept ? wordsOfDraft(kept.draft) : "";
  }
  return isMine(noteIdsOf(key)) ? (parseKeptNote(text)?.content.trim() ?? "") : "";
}

/** Returns this person's evaluation and note text of a session that this device keeps, as plain text; null when there is none. */
export function keptNotes(
  entries: ReadonlyArray<readonly [key: string, value: string]>,
  notesOf: NotesOf,
): string | null {
  const blocks = entries.map(([key, value]) => wordsBy(notesOf, key, value)).filter((block) => block !== "");
  return blocks.length > 0 ? `${blocks.join("\n\n")}\n` : null;
}
