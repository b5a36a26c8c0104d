const kindOf = (image) => (image.subarray(0, 4).toString("latin1") === "RIFF" ? "image/webp" : "image/png");
const sourceOf = (image) => `data:${kindOf(image)};base64,${image.toString("base64")}`;

/** How many pixels of two pictures (PNG or WebP) differ at all; -1 when their sizes do. The browser decodes them. */
export async function countDifferentPixels(browser, before, after) {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async (sources) => {
        const [one, two] = await Promise.all(
          sources.map(async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode();
            const canvas = new OffscreenCanvas(image.width, image.height);
            const context = canvas.getContext("2d");
            context.drawImage(image, 0, 0);
            return context.getImageData(0, 0, image.width, image.height);
          }),
        );
        if (one.width !== two.width || one.height !== two.height) return -1;
        const left = new Uint32Array(one.data.buffer);
        const right = new Uint32Array(two.data.buffer);
        return left.reduce((count, pixel, index) => count + (pixel === right[index] ? 0 : 1), 0);
      },
      [sourceOf(before), sourceOf(after)],
    );
  } finally {
    await page.close();
  }
}

/** The same pixels as lossless WebP, about half of a PNG; an error if a pixel were lost. */
export async function toWebp(browser, png) {
  const page = await browser.newPage();
  try {
    const base64 = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: image.width, height: image.height });
      canvas.getContext("2d").drawImage(image, 0, 0);
      // Quality 1 is Chromium's lossless kind.
      return canvas.toDataURL("image/webp", 1).split(",")[1];
    }, sourceOf(png));
    const webp = Buffer.from(base64, "base64");
    if (kindOf(webp) !== "image/webp" || (await countDifferentPixels(browser, png, webp)) !== 0)
      throw new Error("The picture cannot be kept without loss.");
    return webp;
  } finally {
    await page.close();
  }
}
