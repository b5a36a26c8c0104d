/** Parts of the policy in their order; the entries of a list are keys of its texts. */
export const POLICY_PARTS = [
  { key: "who", kind: "paragraph" },
  {
    key: "data",
    kind: "list",
    entries: ["identity", "profile", "sessions", "tools", "evaluations", "messages", "connection", "mails"],
  },
  { key: "recording", kind: "paragraph" },
  { key: "why", kind: "paragraph" },
  { key: "readers", kind: "list", entries: ["peers", "administrators", "operators", "services"] },
  { key: "browser", kind: "list", entries: ["cookies", "storage"] },
  { key: "retention", kind: "list", entries: ["account", "signIns", "calls"] },
  { key: "rights", kind: "list", entries: ["see", "export", "deletion", "withdraw"] },
] as const;
