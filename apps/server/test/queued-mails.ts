import type { QueuedMail } from "../src/modules/mail/queue-mail.ts";

/** A mail to a person of this number. */
export const approved = (number: number): QueuedMail<"approved"> => ({
  kind: "approved",
  cause: `approved:${number}`,
  address: `Person-${number}@hotseat.example`,
  keycloakId: null,
  language: "en",
  data: { fullName: `Person ${number}`, path: "/home" },
});

/** The reminder of a session to Ben. */
export const reminder = (keycloakId: string, start: string): QueuedMail<"session_reminder"> => ({
  kind: "session_reminder",
  cause: `session:1:reminder:${keycloakId}`,
  address: "ben@hotseat.example",
  keycloakId,
  language: "en",
  data: {
    sessionId: 1,
    workshop: "System design",
    start,
    durationMinutes: 60,
    timeZone: "Europe/Zurich",
    path: "/interviews/1/prejoin",
  },
});
