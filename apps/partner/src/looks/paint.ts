/** A colour with its share of the pixel, 0–255 and 0–1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Distance to a shape's edge in pixels, negative inside; and the box it lies in: left, top, right, bottom. */
export interface Shape {
  readonly distance: (x: number, y: number) => number;
  readonly box: readonly [number, number, number, number];
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): Shape {
  return {
    distance(x, y) {
      const [dx, dy] = [(x - cx) / rx, (y - cy) / ry];
      const reach = Math.hypot(dx, dy);
      if (reach === 0) return -Math.min(rx, ry);
      return (reach * (reach - 1)) / Math.hypot(dx / rx, dy / ry);
    },
    box: [cx - rx, cy - ry, cx + rx, cy + ry],
  };
}

export function roundedBox(cx: number, cy: number, halfWidth: number, halfHeight: number, radius: number): Shape {
  return {
    distance(x, y) {
      const dx = Math.abs(x - cx) - halfWidth + radius;
      const dy = Math.abs(y - cy) - halfHeight + radius;
      return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
    },
    box: [cx - halfWidth, cy - halfHeight, cx + halfWidth, cy + halfHeight],
  };
}

/** A line with round ends. */
export function stroke(x1: number, y1: number, x2: number, y2: number, halfWidth: number): Shape {
  const [vx, vy] = [x2 - x1, y2 - y1];
  return {
    distance(x, y) {
      const along = Math.min(1, Math.max(0, ((x - x1) * vx + (y - y1) * vy) / (vx * vx + vy * vy)));
      return Math.hypot(x - x1 - vx * along, y - y1 - vy * along) - halfWidth;
    },
    box: [
      Math.min(x1, x2) - halfWidth,
      Math.min(y1, y2) - halfWidth,
      Math.max(x1, x2) + halfWidth,
      Math.max(y1, y2) + halfWidth,
    ],
  };
}

/** The intersection of two shapes; with `but`, the first without the second. */
export function within(shape: Shape, other: Shape, but = false): Shape {
  const side = but ? -1 : 1;
  return { distance: (x, y) => Math.max(shape.distance(x, y), side * other.distance(x, y)), box: shape.box };
}

/** A picture in red, green and blue that shapes are painted on, with soft edges. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;

  constructor(width: number, height: number, pixels = new Float32Array(width * height * 3)) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
  }

  copy(): Canvas {
    return new Canvas(this.width, this.height, this.pixels.slice());
  }

  paint({ distance, box }: Shape, colour: Colour, softness = 1): void {
    const [left, top] = [Math.max(0, Math.floor(box[0] - softness)), Math.max(0, Math.floor(box[1] - softness))];
    const right = Math.min(this.width, Math.ceil(box[2] + softness));
    const bottom = Math.min(this.height, Math.ceil(box[3] + softness));
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const share = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5) / softness));
        if (share > 0) this.mix((y * this.width + x) * 3, colour, share);
      }
  }

  /** From one colour above to another below. */
  paintWall(above: Colour, below: Colour): void {
    for (let y = 0; y < this.height; y += 1) {
      const share = y / this.height;
      const colour = above.map((value, index) => value + ((below[index] ?? 0) - value) * share);
      for (let x = 0; x < this.width; x += 1) this.pixels.set(colour, (y * this.width + x) * 3);
    }
  }

  private mix(at: number, colour: Colour, share: number): void {
    for (let channel = 0; channel < 3; channel += 1) {
      const before = this.pixels[at + channel] ?? 0;
      this.pixels[at + channel] = before + ((colour[channel] ?? 0) - before) * share;
    }
  }
}

/** The picture as video wants it: brightness for each pixel, colour for each four (BT.601, I420). */
export function toI420({ width, height, pixels }: Canvas): Uint8Array {
  const [half, size] = [width / 2, width * height];
  const out = new Uint8Array((size * 3) / 2);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      out[y * width + x] = 16 + (65.7 * red + 129.1 * green + 25.1 * blue) / 256;
      if (x % 2 || y % 2) continue;
      const place = size + (y / 2) * half + x / 2;
      out[place] = 128 + (-37.9 * red - 74.5 * green + 112.4 * blue) / 256;
      out[place + size / 4] = 128 + (112.4 * red - 94.2 * green - 18.3 * blue) / 256;
    }
  return out;
}
