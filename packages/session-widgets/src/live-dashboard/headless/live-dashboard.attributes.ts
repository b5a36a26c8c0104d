/** The documented styling and test contract of the dashboard. */
export const dashboardAttributes = {
  /** On the root: `desktop`, `laptop`, `tablet`, `phone`. */
  width: "data-width",
  /** On the root: `none`, `good`, `unsteady`, `reconnecting`, `lost`, `elsewhere`. */
  connection: "data-connection",
  /** On the root: the event stream, `disconnected`, `connecting`, `connected`, `error`. */
  stream: "data-stream",
  /** On the phase badge: the phase. */
  phase: "data-phase",
  /** On a panel of the phone: `call`, `workspace`, `evaluate`, `people`, `chat`. */
  panel: "data-panel",
  /** On the root of a panel's own window: `workspace` or `rail`. */
  popped: "data-popped",
} as const;
