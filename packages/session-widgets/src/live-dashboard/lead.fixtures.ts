import type { Successor } from "./connected/lead-rules";

/** Who may follow Jonas. */
export const successors: readonly Successor[] = [
  { attendeeId: 404, fullName: "Mateo Rossi", name: "Mateo", place: "last" },
  { attendeeId: 402, fullName: "Lucie Moreau", name: "Lucie", place: "next" },
  { attendeeId: 401, fullName: "Amara Diallo", name: "Amara", place: "inSeat" },
];
