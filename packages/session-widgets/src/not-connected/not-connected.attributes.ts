/** The documented styling and test contract of the card. */
export const notConnectedAttributes = {
  /** On the card: `live`, `readyToBegin`, `countdown`, `over`, `verifying`. */
  card: "data-card",
} as const;
