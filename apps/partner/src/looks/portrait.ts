import { Canvas, type Colour, ellipse, roundedBox, stroke, toI420, within } from "./paint.ts";

export const WIDTH = 640;
export const HEIGHT = 360;

/** One pose. */
export interface Pose {
  /** Up and down with the breath, in pixels. */
  readonly lift: number;
  /** 0 closed, smiling, to 3 wide. */
  readonly mouth: number;
  readonly blinks: boolean;
}

const WALL_ABOVE: Colour = [226, 232, 236];
const WALL_BELOW: Colour = [196, 208, 214];
const SHELF: Colour = [171, 148, 124];
const POT: Colour = [196, 122, 92];
const LEAF: Colour = [88, 138, 104];
const BOOKS: readonly Colour[] = [
  [92, 116, 156],
  [206, 164, 92],
  [150, 92, 96],
  [110, 140, 130],
];
const SWEATER: Colour = [44, 96, 108];
const SWEATER_DARK: Colour = [34, 78, 90];
const SHIRT: Colour = [240, 240, 236];
const SKIN: Colour = [141, 92, 63];
const SKIN_DARK: Colour = [112, 71, 48];
const SKIN_LIGHT: Colour = [160, 108, 76];
const HAIR: Colour = [34, 27, 26];
const WHITE: Colour = [246, 244, 240];
const IRIS: Colour = [48, 32, 26];
const LIPS: Colour = [122, 66, 58];
const MOUTH: Colour = [70, 26, 28];
const TEETH: Colour = [236, 230, 222];

/** The middle of the face. */
const X = 320;
const Y = 158;

let room: Canvas | undefined;

/** The fixed background: a wall, a shelf with books, a plant. */
function paintRoom(): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.paintWall(WALL_ABOVE, WALL_BELOW);
  canvas.paint(roundedBox(118, 150, 74, 5, 3), SHELF);
  for (const [index, colour] of BOOKS.entries())
    canvas.paint(roundedBox(66 + index * 21, 112 + (index % 2) * 5, 9, 33 - (index % 2) * 5, 2), colour);
  canvas.paint(ellipse(540, 330, 70, 16), [176, 190, 196], 14);
  for (const [dx, dy] of [
    [-34, -62],
    [-14, -92],
    [12, -96],
    [34, -64],
  ] as const)
    canvas.paint(stroke(540 + dx * 0.2, 262, 540 + dx, 262 + dy, 11), LEAF);
  canvas.paint(roundedBox(540, 292, 32, 36, 8), POT);
  return canvas;
}

/** An invented man in a sweater before his shelf, as a frame of video. */
export function drawPortrait({ lift, mouth, blinks }: Pose): Uint8Array {
  room ??= paintRoom();
  const canvas = room.copy();
  const body = lift / 2;
  const y = Y + lift;
  canvas.paint(roundedBox(X, 372 + body, 156, 108, 84), SWEATER);
  canvas.paint(stroke(X - 96, 330 + body, X - 88, 360 + body, 3), SWEATER_DARK);
  canvas.paint(stroke(X + 96, 330 + body, X + 88, 360 + body, 3), SWEATER_DARK);
  canvas.paint(ellipse(X, 266 + body, 48, 26), SHIRT);
  canvas.paint(roundedBox(X, 236 + lift, 30, 40, 22), SKIN_DARK);
  canvas.paint(ellipse(X - 80, y + 6, 12, 19), SKIN_DARK);
  canvas.paint(ellipse(X + 80, y + 6, 12, 19), SKIN_DARK);
  canvas.paint(ellipse(X, y - 22, 84, 90), HAIR);
  canvas.paint(ellipse(X, y + 8, 77, 93), SKIN);
  canvas.paint(within(ellipse(X, y - 22, 84, 90), ellipse(X, y + 30, 92, 98), true), HAIR);
  canvas.paint(ellipse(X - 42, y + 34, 20, 14), SKIN_LIGHT, 18);
  canvas.paint(ellipse(X + 42, y + 34, 20, 14), SKIN_LIGHT, 18);
  for (const side of [-1, 1]) paintEye(canvas, X + side * 31, y - 4, blinks);
  canvas.paint(stroke(X, y + 2, X - 4, y + 26, 3), SKIN_DARK, 3);
  canvas.paint(stroke(X - 8, y + 31, X + 8, y + 31, 3), SKIN_DARK, 2);
  paintMouth(canvas, y + 58, mouth);
  return toI420(canvas);
}

function paintEye(canvas: Canvas, x: number, y: number, blinks: boolean): void {
  canvas.paint(stroke(x - 15, y - 19, x, y - 24, 3), HAIR);
  canvas.paint(stroke(x, y - 24, x + 15, y - 19, 3), HAIR);
  if (blinks) {
    canvas.paint(stroke(x - 12, y + 1, x + 12, y + 1, 1.8), HAIR);
    return;
  }
  const eye = ellipse(x, y, 14, 10);
  canvas.paint(ellipse(x, y - 1.5, 15, 11), HAIR);
  canvas.paint(eye, WHITE);
  canvas.paint(within(ellipse(x, y, 7.5, 8), eye), IRIS);
  canvas.paint(ellipse(x + 2.5, y - 2.5, 2, 2), WHITE);
}

function paintMouth(canvas: Canvas, y: number, mouth: number): void {
  if (mouth === 0) {
    const smile = within(ellipse(X, y - 12, 30, 16), ellipse(X, y - 17, 34, 16), true);
    canvas.paint(smile, LIPS);
    return;
  }
  const opening = ellipse(X, y - 1, 24 - mouth, 3 + mouth * 3);
  canvas.paint(ellipse(X, y - 1, 27 - mouth, 6 + mouth * 3), LIPS);
  canvas.paint(opening, MOUTH);
  canvas.paint(within(opening, roundedBox(X, y - 6 - mouth * 2, 18, 4, 2)), TEETH);
}
