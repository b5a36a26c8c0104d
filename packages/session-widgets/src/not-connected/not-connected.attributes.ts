/** The documented styling and test contract of the card. */
export const notConnectedAttributes = {
  /** On the card: `live`, `readyToBegin`, `countdown`, `over`, `verifying`, `turnWaits`. */
  card: "data-card",
} as const;
