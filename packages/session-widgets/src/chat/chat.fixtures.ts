import type { ChatEntry } from "./headless/chat.types";

const at = (hour: number, minute: number, second = 0) => Date.UTC(2026, 10, 24, hour - 1, minute, second);
const entry = (
  id: number,
  senderId: number,
  senderName: string,
  text: string,
  part: Partial<ChatEntry> = {},
): ChatEntry => ({
  key: `${senderId}/${id}`,
  id,
  clientId: `client-${id}`,
  senderId,
  senderName,
  isMine: senderId === 403,
  text,
  at: at(14, id),
  state: "sent",
  failure: null,
  ...part,
});

/** The chat of the story as Jonas, the host, sees it. */
export const chatEntries: readonly ChatEntry[] = [
  entry(1, 403, "Jonas Keller", "Welcome. Amara goes first, then Lucie, Mateo and I."),
  entry(2, 402, "Lucie Moreau", "My camera needs a minute, I can hear you well."),
  entry(3, 402, "Lucie Moreau", "There it is.", { at: at(14, 2, 40) }),
  entry(4, 404, "Mateo Rossi", "The paper on queues I mentioned: https://example.org/queues/dead-letters"),
  entry(5, 403, "Jonas Keller", "Thank you."),
];
export const removedEntry = entry(6, 404, "Mateo Rossi", "", { state: "removed" });
export const sendingEntry = entry(7, 403, "Jonas Keller", "Shall we take a break after this turn?", {
  id: null,
  state: "sending",
});
export const failedEntry = (failure: NonNullable<ChatEntry["failure"]>) =>
  entry(8, 403, "Jonas Keller", "Shall we take a break after this turn?", { id: null, state: "failed", failure });
export const longEntries: readonly ChatEntry[] = [
  entry(
    1,
    404,
    "Mateo Alejandro Rossi van der Westhuizen-Schwarzenbach",
    `${"Donaudampfschifffahrtsgesellschaft".repeat(6)}\n\nhttps://example.org/${"a-very-long-path/".repeat(10)}`,
  ),
  entry(2, 403, "Jonas Keller", "<b>Not bold</b> & <script>alert(1)</script>\nsecond line"),
  entry(3, 402, "Lucie Moreau", "مرحبا بالجميع، حظا سعيدا"),
];
/** More than fits. */
export const manyEntries: readonly ChatEntry[] = Array.from({ length: 40 }, (_, index) =>
  entry(
    index,
    402 + (index % 3),
    ["Lucie Moreau", "Jonas Keller", "Mateo Rossi"][index % 3] ?? "",
    `Message number ${index + 1}.`,
    {
      at: at(14, 0) + index * 20_000,
    },
  ),
);
