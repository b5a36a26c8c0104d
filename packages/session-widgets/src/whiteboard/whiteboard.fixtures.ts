import type { SceneElement } from "./headless";

const BASE = {
  angle: 0,
  strokeColor: "#1e1e1e",
  backgroundColor: "transparent",
  fillStyle: "solid",
  strokeWidth: 2,
  strokeStyle: "solid",
  roughness: 1,
  opacity: 100,
  groupIds: [],
  frameId: null,
  roundness: null,
  boundElements: null,
  updated: 1,
  link: null,
  locked: false,
  version: 1,
  versionNonce: 7,
  isDeleted: false,
  index: null,
};

interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const shape = (type: "rectangle" | "ellipse", box: Box, look: object = {}): SceneElement =>
  ({ ...BASE, type, seed: box.x + box.y + 1, ...box, ...look }) as unknown as SceneElement;

/** A line of handwriting; its width is what Excalidraw would measure, about. */
const words = (
  id: string,
  x: number,
  y: number,
  text: string,
  look: { fontSize?: number; strokeColor?: string } = {},
): SceneElement =>
  ({
    ...BASE,
    id,
    type: "text",
    seed: 1,
    x,
    y,
    width: text.length * (look.fontSize ?? 16) * 0.55,
    height: (look.fontSize ?? 16) * 1.25,
    text,
    originalText: text,
    fontSize: 16,
    fontFamily: 5,
    textAlign: "left",
    verticalAlign: "top",
    containerId: null,
    autoResize: true,
    lineHeight: 1.25,
    ...look,
  }) as unknown as SceneElement;

const arrow = (id: string, x: number, y: number, dx: number, dy: number, strokeColor = "#1e1e1e"): SceneElement =>
  ({
    ...BASE,
    id,
    type: "arrow",
    seed: x + y,
    x,
    y,
    width: Math.abs(dx),
    height: Math.abs(dy),
    points: [
      [0, 0],
      [dx, dy],
    ],
    lastCommittedPoint: null,
    startBinding: null,
    endBinding: null,
    startArrowhead: null,
    endArrowhead: "arrow",
    elbowed: false,
    strokeColor,
  }) as unknown as SceneElement;

const BLUE = { strokeColor: "#1971c2", backgroundColor: "#e7f5ff" };
const VIOLET = { strokeColor: "#6741d9", backgroundColor: "#f3f0ff" };
const RED = "#e03131";

/** The drawing of picture 06: where can a message get lost? */
export const storyDrawing: readonly SceneElement[] = [
  words("title", 0, -50, "Where can a message get lost?", { fontSize: 24 }),
  shape("rectangle", { id: "ward", x: 0, y: 0, width: 110, height: 52 }, BLUE),
  words("ward-name", 20, 16, "Ward app"),
  shape("rectangle", { id: "lab", x: 0, y: 90, width: 110, height: 52 }, BLUE),
  words("lab-name", 14, 106, "Lab system"),
  shape("rectangle", { id: "api", x: 145, y: 40, width: 90, height: 60 }),
  words("api-name", 178, 60, "API"),
  shape("rectangle", { id: "queue", x: 270, y: 40, width: 106, height: 60 }, VIOLET),
  words("queue-name", 300, 48, "Queue"),
  words("queue-kept", 286, 72, "kept 7 days", { fontSize: 12 }),
  shape("rectangle", { id: "workers", x: 270, y: 165, width: 106, height: 52 }),
  words("workers-name", 284, 181, "Workers ×3"),
  shape("ellipse", { id: "dead", x: 0, y: 235, width: 110, height: 62 }, { strokeColor: RED }),
  words("dead-name", 12, 256, "dead letters", { strokeColor: RED }),
  words("retries", 160, 172, "3 retries, then", { fontSize: 14, strokeColor: RED }),
  arrow("a1", 114, 30, 28, 26),
  arrow("a2", 114, 112, 28, -26),
  arrow("a3", 238, 70, 30, 0),
  arrow("a4", 323, 104, 0, 58),
  arrow("a5", 266, 195, -150, 60, RED),
];

/** One pixel, as a PNG. */
export const PNG_PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A box at this place from the left, for a surface of one's own. */
export const storyBox = (id: string, x: number): SceneElement =>
  shape("rectangle", { id, x, y: 20, width: 40, height: 40 });
