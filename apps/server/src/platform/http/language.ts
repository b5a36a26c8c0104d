import type { Language } from "../../contract/viewer.ts";

const LANGUAGES: ReadonlySet<string> = new Set(["en", "fr", "de", "it"] satisfies Language[]);
/** The languages of the API; French when none fits. */
const FALLBACK: Language = "fr";

/** The best of our languages by Accept-Language's weights; regions are ignored. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? "").split(",").map((part, order) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const weight = Number(
      parameters
        .find((one) => one.trim().startsWith("q="))
        ?.trim()
        .slice(2) ?? 1,
    );
    return { base: (tag.split("-")[0] ?? "").toLowerCase(), weight: Number.isFinite(weight) ? weight : 0, order };
  });
  const best = wanted
    .filter(({ base, weight }) => LANGUAGES.has(base) && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order)[0];
  return (best?.base as Language | undefined) ?? FALLBACK;
}
