import unhomoglyph from "unhomoglyph";
import { cleanName } from "./clean-name.ts";

/**
 * Additions to Unicode's table of confusable characters: letters that look like another at a glance, after NFKD,
 * without accents, in lower case. The table maps some letters to small capitals.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  һ: "h",
  н: "h",
  і: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  о: "o",
  р: "p",
  ԛ: "q",
  ѕ: "s",
  т: "t",
  у: "y",
  ѵ: "v",
  ѡ: "w",
  ԝ: "w",
  х: "x",
  з: "3",
  г: "r",
  п: "n",
  // Greek
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "l",
  κ: "k",
  μ: "m",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  ω: "w",
  ζ: "z",
  γ: "y",
  // Armenian and Latin
  օ: "o",
  ո: "n",
  ս: "u",
  հ: "h",
  ց: "g",
  ı: "l",
  ɑ: "a",
  ɡ: "g",
  ʟ: "l",
  ᴏ: "o",
  ꜱ: "s",
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  // Small capitals
  ᴀ: "a",
  ʙ: "b",
  ᴄ: "c",
  ᴅ: "d",
  ᴇ: "e",
  ꜰ: "f",
  ɢ: "g",
  ʜ: "h",
  ɪ: "l",
  ᴊ: "j",
  ᴋ: "k",
  ᴍ: "m",
  ɴ: "n",
  ᴘ: "p",
  ꞯ: "q",
  ʀ: "r",
  ᴛ: "t",
  ᴜ: "u",
  ᴠ: "v",
  ᴡ: "w",
  ʏ: "y",
  ᴢ: "z",
  // Signs
  "0": "o",
  "1": "l",
  i: "l",
  "|": "l",
  "!": "l",
  "5": "s",
  $: "s",
  "@": "a",
};

/** Alphabets that have letters in common with Latin; nobody's name mixes them within a word. */
const ALIKE = ["Latin", "Greek", "Cyrillic", "Armenian", "Cherokee", "Lisu", "Coptic"].map(
  (script) => new RegExp(`\\p{Script=${script}}`, "u"),
);
/** The mark that this file adds, as a person might type it. */
const TYPED_MARK = /\s*[(（﹙⁽❨⟮]\s*\p{L}\p{M}*\s*[.．。․·]?\s*\p{N}*\s*[)）﹚⁾❩⟯]$/u;

/** The mark that this file adds. */
const MARK = / \(\S+\.(?: \d+)?\)$/u;

/** A name of at most so many code points. A mark at its end stays whole: without it two names would look alike. */
export function cutName(name: string, most: number): string {
  const mark = [...(MARK.exec(name)?.[0] ?? "")];
  const letters = [...name];
  if (letters.length <= most) return name;
  if (mark.length >= most) return letters.slice(0, most).join("");
  return [...letters.slice(0, most - mark.length), ...mark].join("");
}

/** A name as people read it, without a typed mark that looks like ours. */
function shownName(name: string): string {
  const clean = cleanName(name);
  const bare = clean.replace(TYPED_MARK, "").trim();
  return bare === "" || bare === clean ? clean : shownName(bare);
}

/** Whether a word of the name has letters of several alphabets that look alike. */
export function isMixed(name: string): boolean {
  const words = name.normalize("NFKD").split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => ALIKE.filter((script) => script.test(word)).length > 1);
}

/**
 * The look of a name at a glance: two names with the same result are easily confused. Letters are compared before
 * lower-casing as well: a Greek capital may look like a Latin one where the small ones differ.
 */
export function skeletonOf(name: string): string {
  const plain = unhomoglyph(shownName(name).normalize("NFKD").replace(/\p{M}/gu, ""))
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|!$@]/gu, "");
  return [...plain]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

/** A person with a name, in the order of arrival. */
export interface Named {
  readonly id: number;
  readonly email: string;
  readonly fullName: string;
  readonly shortName: string;
}
export type Names = Pick<Named, "fullName" | "shortName">;

/**
 * Distinct names of the people in one session: a name that looks like another one carries the initial of the e-mail
 * address, and a number where that is the same too. Equal short names stay where the full ones differ; screens then
 * show the full one. A name that mixes alphabets within a word always carries the mark, and a typed mark is left out.
 * `outside`: people who ask for a seat or have left; theirs carry the mark, and the names of the session's people stay
 * unchanged.
 */
export function distinctNames(inside: readonly Named[], outside: readonly Named[] = []): ReadonlyMap<number, Names> {
  const look = (person: Named) => ({ person, full: skeletonOf(person.fullName), short: skeletonOf(person.shortName) });
  const byId = (one: Named, other: Named) => one.id - other.id;
  const [within, without] = [[...inside].sort(byId).map(look), [...outside].sort(byId).map(look)];
  const all = [...within, ...without];
  const taken = new Map<string, number>();
  const mark = ({ email }: Named): string => {
    const initial = [...cleanName(email)][0]?.toUpperCase() ?? "?";
    const count = (taken.get(initial) ?? 0) + 1;
    taken.set(initial, count);
    return count === 1 ? ` (${initial}.)` : ` (${initial}. ${count})`;
  };
  return new Map(
    all.map(({ person, full, short }, index) => {
      const others = (index < within.length ? within : all).filter((other) => other.person.id !== person.id);
      const isFullAlike = isMixed(person.fullName) || others.some((other) => other.full === full);
      const isShortAlike =
        isMixed(person.shortName) ||
        others.some(
          (other) =>
            (other.short === short && (other.person.shortName !== person.shortName || other.full === full)) ||
            (other.full === short && other.full !== full),
        );
      const suffix = isFullAlike || isShortAlike ? mark(person) : "";
      const names = {
        fullName: shownName(person.fullName) + (isFullAlike ? suffix : ""),
        shortName: shownName(person.shortName) + (isShortAlike ? suffix : ""),
      };
      return [person.id, names];
    }),
  );
}
