import type { AccessLevel, FlowMode, Notification, Visibility } from "@hotseat/api-client/types";
/** The values of the fields, named as in the contract. */
export interface SessionFormValues {
  /** Key of a module, and of one of its workshops; empty until chosen. */
  module: string;
  workshop: string;
  language: string;
  sector: string;
  start: "later" | "now";
  /** `2026-11-26` and `18:00`, in the reader's time zone. */
  day: string;
  time: string;
  duration_minutes: number;
  flow_mode: FlowMode;
  access_level: AccessLevel;
  capacity: number;
  observers_allowed: boolean;
  visibility: Visibility;
  /** False: the owner takes no turn. */
  hot_seat: boolean;
  /** E-mail addresses to invite. */
  invited: readonly string[];
  /** An address that is typed and not added yet. */
  address: string;
}

export type FormField = keyof SessionFormValues;

/** A session as the server has it; shaped like the contract's `Session` (held by `session-form.contract.ts`). */
export interface StoredSession {
  id: number;
  /** Rises with every change. */
  version: number;
  type: { module: { key: string }; workshop: { key: string } };
  language: string;
  job_sector: { key: string };
  /** ISO 8601, UTC. */
  start_time: string;
  duration_minutes: number;
  flow_mode: SessionFormValues["flow_mode"];
  access_level: SessionFormValues["access_level"];
  capacity: number;
  observers_allowed: boolean;
  visibility: SessionFormValues["visibility"];
  my_attendee_id: number | null;
  agenda: ReadonlyArray<{ attendee_id: number | null }>;
  /** The number of people who get a notification of a change; absent where I may not change it. */
  people_to_tell?: number | undefined;
}

/** The fields of a session that are changed. */
export type SessionChange = Partial<Omit<SessionOffer, "client_id" | "hot_seat">>;

/** A field whose change the session's people get a notification of. */
export type AnnouncedField = Notification["data"]["changes"][number];

/** The request that creates a session. */
export interface SessionOffer
  extends Pick<
    SessionFormValues,
    | "module"
    | "workshop"
    | "duration_minutes"
    | "flow_mode"
    | "access_level"
    | "capacity"
    | "observers_allowed"
    | "visibility"
    | "hot_seat"
  > {
  language: string;
  sector: string;
  /** ISO 8601, UTC, with milliseconds. */
  start_time: string;
  /** UUID: the same offer sent again is the same session. */
  client_id: string;
}

/** Fields that cannot be sent as they are. */
export type FieldProblems = Partial<Record<FormField, true>>;

export type CreateReply =
  /** `session` has other values where an earlier request with this id, whose reply was lost, had others. */
  { kind: "created"; session: StoredSession } | RefusedReply | UnreachableReply;

export type UpdateReply =
  | { kind: "saved" }
  /** It was changed elsewhere since it was read. */
  | { kind: "changed"; session: StoredSession }
  | RefusedReply
  | UnreachableReply;

type RefusedReply =
  /** `fields`: those the server named. `message`: why, where no field says it. */
  { kind: "refused"; fields: readonly FormField[]; message: string | null };
/** Nobody has judged it: the same request can be sent again. `message`: why, where it is not the connection. */
type UnreachableReply = { kind: "unreachable"; message?: string | null };

export type InviteReply = { ok: true } | { ok: false; problem: string | null };

/** The requests and storage that the form uses; no promise of it rejects. */
export interface SessionFormPort {
  create(offer: SessionOffer): Promise<CreateReply>;
  /** `baseVersion`: the version that was read. */
  update(sessionId: number, change: SessionChange, baseVersion: number): Promise<UpdateReply>;
  invite(sessionId: number, address: string): Promise<InviteReply>;
}

export type InviteState = "waiting" | "sent" | { readonly problem: string | null };

export type FormStatus =
  | { kind: "editing" }
  | { kind: "creating" }
  /** Nothing was stored; `message` is null where a field says why. */
  | { kind: "refused"; message: string | null }
  /** `message`: why, where it is not the connection. */
  | { kind: "unreachable"; message?: string | null }
  /** It was changed elsewhere: the form shows the stored session with my changes on top, and nothing is saved. */
  | { kind: "changedElsewhere" }
  /** The session is stored, its invitations are sent. */
  | { kind: "inviting"; sessionId: number }
  /** The session is stored, some addresses could not be invited. */
  | { kind: "notAllInvited"; sessionId: number }
  | { kind: "done"; sessionId: number };

/** A choice of a list. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

/** A module with its workshops. */
export interface ModuleChoice extends Choice {
  workshops: readonly Choice[];
}

/** The choices of each field. */
export interface FormChoices {
  modules: readonly ModuleChoice[];
  languages: readonly Choice[];
  sectors: readonly Choice[];
  /** Groups the person belongs to, and everybody. */
  visibilities: readonly Choice<SessionFormValues["visibility"]>[];
}

/** How the session would run; shaped like the contract's `AgendaPreview`. */
export interface PreviewedAgenda {
  ends_at: string;
  entries: ReadonlyArray<{ kind: "TURN" | "DEBRIEF"; starts_at: string; duration_sec: number }>;
  turn: {
    duration_sec: number;
    question_count: number;
    questions_sec: number;
    open_questions_sec: number;
    evaluation_sec: number;
    with_one_fewer_sec: number | null;
  };
}

export type PreviewContent =
  /** Day or time are not chosen. */
  | { status: "open" }
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; startsAt: number; agenda: PreviewedAgenda };

export type ChoicesContent =
  | { status: "loading" }
  | { status: "failed"; detail: string | null }
  | { status: "ready"; choices: FormChoices };
