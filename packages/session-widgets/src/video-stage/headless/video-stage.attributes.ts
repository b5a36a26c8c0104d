/** The documented styling and test contract of the stage. */
export const stageAttributes = {
  /** On the stage: `unavailable`, `ready`, `preparing`, `error`, `connected`, `away`, `elsewhere`. */
  stage: "data-stage",
  /** On a tile: the person's identity. */
  identity: "data-identity",
  /** On a tile: `picture`, `camera-off` or `screen`. */
  state: "data-state",
  /** On a tile: `main` or `thumbnail`. */
  tile: "data-tile",
  /** On a tile, while somebody speaks. */
  speaking: "data-speaking",
  /** On a tile: `good`, `unsteady`, `lost` or `unknown`. */
  quality: "data-quality",
  /** On the tile I pinned. */
  pinned: "data-pinned",
  /** On a tile whose last picture stands still. */
  frozen: "data-frozen",
} as const;
