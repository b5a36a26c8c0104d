/** Returns the number of different pixels of two PNGs; -1 when their sizes differ. The browser decodes them. */
export async function countDifferentPixels(browser, before, after) {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async (sources) => {
        const [one, two] = await Promise.all(
          sources.map(async (source) => {
            const image = new Image();
            image.src = `data:image/png;base64,${source}`;
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
      [before.toString("base64"), after.toString("base64")],
    );
  } finally {
    await page.close();
  }
}
