type Rgb = readonly [number, number, number];

/** Returns a colour as drawn over an opaque background, in any notation. */
function drawOver(ground: string[], colour: string): Rgb {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext("2d", { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  for (const layer of [...ground, colour]) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast of a text colour on a stack of backgrounds, the lowest first and opaque. Resolved through `element`. */
export function measureContrast(element: HTMLElement, text: string, grounds: readonly string[]): number {
  const resolve = (value: string): string => {
    const probe = document.createElement("span");
    probe.style.color = value;
    element.append(probe);
    const resolved = getComputedStyle(probe).color;
    probe.remove();
    return resolved;
  };
  const stack = grounds.map(resolve);
  const under = luminance(drawOver(stack.slice(0, -1), stack.at(-1) ?? "white"));
  const over = luminance(drawOver(stack, resolve(text)));
  return (Math.max(under, over) + 0.05) / (Math.min(under, over) + 0.05);
}
