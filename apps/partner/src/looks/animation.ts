import { drawPortrait, type Pose } from "./portrait.ts";

/**
 * Pictures a second, enough for a drawing that breathes and moves its mouth once a syllable; each further picture costs
 * computing time.
 */
export const PICTURES_A_SECOND = 5;
export const PICTURE_MS = 1000 / PICTURES_A_SECOND;

const BREATH_SEC = 4;
const BLINK_EVERY_SEC = 3.7;
const BLINK_SEC = 0.2;

/** The picture `sec` seconds after he joined, with his mouth `openness` (0–1) open. */
export function poseAt(sec: number, openness: number): Pose {
  return {
    lift: Math.round(1.5 * Math.sin((2 * Math.PI * sec) / BREATH_SEC)),
    mouth: Math.min(3, Math.ceil(openness * 3.2)),
    blinks: sec % BLINK_EVERY_SEC < BLINK_SEC,
  };
}

/** Draws each pose once. */
export function createAlbum(draw: (pose: Pose) => Uint8Array = drawPortrait): (pose: Pose) => Uint8Array {
  const drawn = new Map<string, Uint8Array>();
  return (pose) => {
    const name = `${pose.lift} ${pose.mouth} ${pose.blinks}`;
    const picture = drawn.get(name) ?? draw(pose);
    drawn.set(name, picture);
    return picture;
  };
}
