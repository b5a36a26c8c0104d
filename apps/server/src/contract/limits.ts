import { published } from "./published.ts";

/** Limits of what people write, in characters, of scores, and of the free timer, in seconds. Clients have them by these names. */
export const MESSAGE_MAX_LENGTH = published("MESSAGE_MAX_LENGTH", "Longest chat message, in characters.", 1000);
export const NOTE_MAX_LENGTH = published("NOTE_MAX_LENGTH", "Longest note, in characters.", 5000);
export const COMMENT_MAX_LENGTH = published(
  "COMMENT_MAX_LENGTH",
  "Longest comment of an evaluation or a pillar rating, in characters.",
  5000,
);
export const SCORE_MIN = published("SCORE_MIN", "Lowest score of a question and of a pillar.", 1);
export const SCORE_MAX = published("SCORE_MAX", "Highest score of a question and of a pillar.", 6);
export const PROFILE_MAX_LENGTH = published(
  "PROFILE_MAX_LENGTH",
  "Longest anonymised description of a person, in characters.",
  2000,
);
export const QUESTION_MAX_LENGTH = published("QUESTION_MAX_LENGTH", "Longest question, in characters.", 600);
export const REPORT_COMMENT_MAX_LENGTH = published(
  "REPORT_COMMENT_MAX_LENGTH",
  "Longest comment of a report to the admins, in characters.",
  1000,
);
export const JOIN_MESSAGE_MAX_LENGTH = published(
  "JOIN_MESSAGE_MAX_LENGTH",
  "Longest message with a request to join, in characters.",
  500,
);
export const CANCEL_REASON_MAX_LENGTH = published(
  "CANCEL_REASON_MAX_LENGTH",
  "Longest reason for cancelling a session, in characters.",
  500,
);
export const EMAIL_MAX_LENGTH = published(
  "EMAIL_MAX_LENGTH",
  "Longest e-mail address that mail can be sent to (RFC 5321), in characters.",
  254,
);
export const SHORT_NAME_MAX_LENGTH = published(
  "SHORT_NAME_MAX_LENGTH",
  "Longest short name of a person, in characters.",
  60,
);
export const PASSWORD_MIN_LENGTH = published("PASSWORD_MIN_LENGTH", "Shortest password, in characters.", 12);
export const PASSWORD_MAX_LENGTH = published("PASSWORD_MAX_LENGTH", "Longest password, in characters.", 128);
export const FULL_NAME_MAX_LENGTH = published(
  "FULL_NAME_MAX_LENGTH",
  "Longest full name of a person, in characters.",
  120,
);
export const ORGANISATION_NAME_MAX_LENGTH = published(
  "ORGANISATION_NAME_MAX_LENGTH",
  "Longest name of an organisation or institution, in characters.",
  120,
);
export const REJECTION_REASON_MAX_LENGTH = published(
  "REJECTION_REASON_MAX_LENGTH",
  "Longest reason of a refused request for an account or a seat, in characters.",
  500,
);
export const DECISIONS_MAX = published(
  "DECISIONS_MAX",
  "Most requests for an account or a seat that one call decides.",
  100,
);

export const BATCH_ROWS_MAX = published("BATCH_ROWS_MAX", "Most rows of one import of people.", 50_000);
export const BATCH_CHUNK_MAX = published(
  "BATCH_CHUNK_MAX",
  "Most rows of an import that one call sends or lists. A body has 1 MiB at most.",
  1000,
);
/** Longest value of a row of an import, in characters. A call with a longer one is refused. */
export const BATCH_VALUE_MAX_LENGTH = 1000;

export const TOOL_NAME_MAX_LENGTH = published(
  "TOOL_NAME_MAX_LENGTH",
  "Longest name of a whiteboard or code pad, in characters.",
  60,
);

export const FREE_TIMER_MIN_SEC = 1;
export const FREE_TIMER_MAX_SEC = published("FREE_TIMER_MAX_SEC", "Longest free timer, in seconds.", 3600);
export const FREE_TIMER_DEFAULT_SEC = published(
  "FREE_TIMER_DEFAULT_SEC",
  "A free timer started without a duration, in seconds.",
  120,
);

/** Share of the debrief in a GUIDED session, in percent of its length (LS-D3.2). The turns share the rest equally. */
export const DEBRIEF_PERCENT = 10;
/** Shares of questions and Q&A in a turn of a GUIDED session, in percent. The rest is the time to evaluate: 20 percent. */
export const QUESTION_PERCENT = 70;
export const QNA_RUN_PERCENT = 10;
