const OURS = /Inter|JetBrains/;

/** Loads our fonts before a story begins: what a story measures or scrolls to must not change when a late font is drawn. */
export async function loadFonts(): Promise<void> {
  const ours = [...document.fonts].filter(({ family }) => OURS.test(family));
  await Promise.all(ours.map((face) => face.load()));
}
