import { fieldOfHeader, plain } from "./field-synonyms";

/** Headers of first names, in English, French, German and Italian, as `plain` writes them. */
const GIVEN = new Set([
  ...["first name", "firstname", "given name", "given names", "forename"],
  ...["prenom", "prenoms", "vorname", "vornamen", "nome"],
]);
/** Headers of family names; some of them mean the full name in a file without a column of first names. */
const FAMILY = new Set([
  ...["last name", "lastname", "surname", "family name", "name"],
  ...["nom", "nom de famille", "nachname", "familienname", "cognome"],
]);

/** Places of first and family names in each record. */
export interface NamePlaces {
  readonly given: number;
  readonly family: number;
}

/** Returns null where the header has not one of each, or has full names besides. */
export function namePlaces(header: readonly string[]): NamePlaces | null {
  const placesIn = (names: ReadonlySet<string>) =>
    [...header.keys()].filter((at) => names.has(plain(header[at] ?? "")));
  const [given, ...moreGiven] = placesIn(GIVEN);
  const [family, ...moreFamily] = placesIn(FAMILY);
  if (given === undefined || family === undefined || moreGiven.length > 0 || moreFamily.length > 0) return null;
  const hasFull = header.some((name, at) => at !== given && at !== family && fieldOfHeader(name) === "full_name");
  return hasFull ? null : { given, family };
}

/**
 * Returns a record with the full name in front, for a file that has first and family names apart, as lists of classes
 * do: a person would be imported under the family name alone. Both cells stay.
 */
export function withFullName(record: readonly string[], { given, family }: NamePlaces): string[] {
  const full = [record[given], record[family]].map((part) => (part ?? "").trim()).filter((part) => part !== "");
  return [full.join(" "), ...record];
}
