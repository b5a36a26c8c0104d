import type { SessionNotesViewProps } from "./session-notes-view";

/** Amara's notes in the story. */
export const storyNotes: SessionNotesViewProps = {
  content:
    "Clarify first: how many wards, what is “urgent”?\n\nDraw the path, then break it at every arrow.\n\nEnd with what I would measure.",
  onChange: () => {},
  status: { kind: "saved", at: "2026-11-24T13:06:00.000Z" },
  timeZone: "Europe/Zurich",
};
