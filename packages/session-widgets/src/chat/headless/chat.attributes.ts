/** The documented styling and test contract of the chat. */
export const chatAttributes = {
  /** On a message: `sent`, `removed`, `sending`, `failed`. */
  state: "data-state",
  /** On a group of messages: `me` or `other`. */
  sender: "data-sender",
} as const;
