/** A document of requirements: `<name>.json` here becomes `docs/spec/<name>.md`. */
export interface Spec {
  readonly name: string;
  /** Its ids begin so: `LS-4.12`. */
  readonly prefix: string;
  readonly title: string;
  /** Lines below the title. */
  readonly intro: readonly string[];
}

export const SPECS: readonly Spec[] = [
  {
    name: "live-session",
    prefix: "LS",
    title: "Live session: requirements",
    intro: [
      "What a live session does, one row for each requirement, with the tests and stories that assert it. An id such as `LS-4.12` never",
      "changes its meaning and is never used twice; `LS-4` means its whole section. Sections LS-D1 to LS-D7 are decisions; where one differs",
      "from an earlier row, the decision counts. Texts in 'single quotes' are shown exactly like that in English. Words are explained in the",
      "[glossary](../glossary.md).",
    ],
  },
  {
    name: "accounts-and-sessions",
    prefix: "AS",
    title: "Accounts, mail and people's own sessions: requirements",
    intro: [
      "How people get an account, sign in, receive mail, and create sessions: one row for each requirement, with the tests and stories that",
      "assert it. An id such as `AS-5.2` never changes its meaning and is never used twice. Texts in 'single quotes' are shown exactly like",
      "that in English.",
    ],
  },
  {
    name: "inbox",
    prefix: "IN",
    title: "Inbox: requirements",
    intro: [
      "What a person is notified of and how they read it, one row for each requirement, with the tests and stories that assert it. An id such",
      "as `IN-3.1` never changes its meaning and is never used twice. Texts in 'single quotes' are shown exactly like that in English.",
    ],
  },
  {
    name: "tools",
    prefix: "TL",
    title: "Code pad and whiteboard: requirements",
    intro: [
      "What the two tools of a session do, one row for each requirement, with the tests and stories that assert it. An id such as `TL-P.4`",
      "never changes its meaning and is never used twice; `TL-P` is the code pad, `TL-W` the whiteboard, `TL-R` the replay. Texts in 'single quotes' are shown exactly like that in English.",
    ],
  },
  {
    name: "batch-editor",
    prefix: "BE",
    title: "Batch user editor: requirements",
    intro: [
      "How users are imported from a file: one row for each requirement, with the tests and stories that assert it. An id such as `BE-3.7`",
      "never changes its meaning and is never used twice. Texts in 'single quotes' are shown exactly like that in English.",
    ],
  },
];
