import type { AiTaskError, AiTaskKind, AiTaskStatus } from "@hotseat/api-client/types";
/** Kinds of text that are written on request (LS-D6.1). */
export type WritingKind = AiTaskKind;

/** Why a text was not written. A type test holds it against the contract. */
export type WritingError = AiTaskError;

/** The author of a text; `composer`: fixed rules instead of AI. */
export type WritingSource = "composer" | "ai";

/** A text being written on request. */
export type Writing =
  | { kind: "idle" }
  /** `text` is what has arrived so far, empty while nothing may be shown. */
  | { kind: "writing"; text: string }
  /** `detail` is the server's sentence where it refused to begin. */
  | { kind: "failed"; code: WritingError | null; detail: string | null }
  | { kind: "done"; text: string | null; source: WritingSource };

/** The known state of a task: its response, or only its request. */
export interface TaskFacts {
  status: AiTaskStatus;
  text: string | null;
  source: WritingSource;
  error: { code: WritingError } | null;
}

export interface Asked {
  /** The request to begin is on its way, or was refused with this sentence. */
  request: "none" | "pending" | { refused: string | null };
  /** Null until the server has responded. */
  task: TaskFacts | null;
  /** The text received from the stream so far. */
  pieces: string;
}

/** How a text stands, from the request, the task and its pieces. */
export function writingOf({ request, task, pieces }: Asked): Writing {
  if (request === "pending") return { kind: "writing", text: "" };
  if (request !== "none") return { kind: "failed", code: null, detail: request.refused };
  switch (task?.status) {
    case "queued":
    case "running":
      return { kind: "writing", text: pieces };
    case "failed":
      return { kind: "failed", code: task.error?.code ?? "interrupted", detail: null };
    case "done":
      return { kind: "done", text: task.text, source: task.source };
    default:
      return { kind: "idle" };
  }
}

/** Texts by task, as far as they arrived without a gap. */
export type Pieces = Readonly<Record<string, string>>;

/** Adds a piece where it fits; one behind a gap is left out, since the whole text is fetched at the end. */
export function withPiece(pieces: Pieces, piece: { taskId: string; offset: number; text: string }): Pieces {
  const had = pieces[piece.taskId] ?? "";
  const end = piece.offset + piece.text.length;
  if (piece.offset > had.length || end <= had.length) return pieces;
  return { ...pieces, [piece.taskId]: had.slice(0, piece.offset) + piece.text };
}

/** Which text is followed: the one just asked for, else one that was under way when this came on screen. */
export function followedTask(
  mine: string | null,
  known: ReadonlyArray<{
    id: string;
    kind: WritingKind;
    session_id: number;
    attendee_id: number | null;
    status: string;
  }>,
  wanted: { kind: WritingKind; sessionId: number; attendeeId: number | null },
): string | null {
  if (mine !== null) return mine;
  const open = known.find(
    (task) =>
      task.kind === wanted.kind &&
      task.session_id === wanted.sessionId &&
      task.attendee_id === wanted.attendeeId &&
      (task.status === "queued" || task.status === "running"),
  );
  return open?.id ?? null;
}
