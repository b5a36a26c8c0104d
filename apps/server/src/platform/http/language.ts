import { isLanguage } from "../../contract/shapes.ts";
import type { Language } from "../../contract/viewer.ts";

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
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
    .map(({ base }) => base)
    .find(isLanguage);
  return best ?? FALLBACK;
}
