/** The documented styling and test contract of the pre-join. */
export const prejoinAttributes = {
  /** On the preview: `off`, `starting`, `on`, `problem`. */
  camera: "data-camera",
  /** On the level meter's row: the same. */
  microphone: "data-microphone",
  /** On the root: `idle`, `starting`, `joining`, `too-early`, `start-failed`, `failed`, `joined`. */
  join: "data-join",
  /** On the network check: `idle`, `running`, `good`, `weak`, `failed`; on a step of it `data-result`. */
  network: "data-network",
  /** On a row of "Who is there": `here` or `away`. */
  presence: "data-presence",
  /** On an agenda line: `turn`, `interview`, `score`, `watch`, `everyone`. */
  task: "data-task",
} as const;
