/** The documented styling and test contract of the consent. */
export const recordingConsentAttributes = {
  /** On the root: `unknown`, `saved`, `saving`, `failed`. */
  consent: "data-consent",
} as const;
