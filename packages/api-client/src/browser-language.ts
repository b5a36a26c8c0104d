import { LANGUAGES } from "./generated/constants";

const FALLBACK = "fr";

/** Returns the browser's first language that Hotseat has, without its region; French where there is none. */
export function browserLanguage(): string {
  for (const tag of globalThis.navigator?.languages ?? []) {
    const base = tag.toLowerCase().split(/[-_]/)[0];
    const language = LANGUAGES.find((code) => code === base);
    if (language) return language;
  }
  return FALLBACK;
}
