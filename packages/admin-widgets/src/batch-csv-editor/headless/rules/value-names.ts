import { plain } from "../mapping/field-synonyms";

/** Names of the roles, in four languages, as `plain` writes them. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  user: [
    ...["user", "regular user", "member", "student", "participant"],
    ...["utilisateur", "utilisatrice", "membre", "etudiant", "etudiante"],
    ...["benutzer", "benutzerin", "mitglied", "student", "studentin", "studierende"],
    ...["utente", "membro", "studente", "studentessa"],
  ],
  institution_admin: [
    ...["institution admin", "institution administrator"],
    ...["admin d institution", "administrateur d institution", "administratrice d institution"],
    ...["institutions admin", "institutionsadmin", "administrator der institution"],
    ...["admin istituzione", "amministratore dell istituzione", "amministratrice dell istituzione"],
  ],
  organisation_admin: [
    ...["organisation admin", "organization admin", "organisation administrator"],
    ...["admin d organisation", "administrateur d organisation", "administratrice d organisation"],
    ...["organisations admin", "organisationsadmin", "administrator der organisation"],
    ...["admin organizzazione", "amministratore dell organizzazione", "amministratrice dell organizzazione"],
  ],
  platform_admin: [
    ...["platform admin", "platform administrator"],
    ...["admin de la plateforme", "administrateur de la plateforme", "administratrice de la plateforme"],
    ...["plattform admin", "plattformadmin", "administrator der plattform"],
    ...["admin piattaforma", "amministratore della piattaforma", "amministratrice della piattaforma"],
  ],
};

/** Names of the languages in four languages, and their codes with three letters. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  en: ["english", "anglais", "englisch", "inglese", "eng"],
  fr: ["french", "francais", "franzosisch", "francese", "fra", "fre"],
  de: ["german", "deutsch", "allemand", "tedesco", "ger", "deu", "schweizerdeutsch"],
  it: ["italian", "italiano", "italien", "italienisch", "ita"],
};

const keysByName = (names: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(names).flatMap(([key, all]) => [plain(key), ...all].map((name) => [name, key] as const)));

const ROLE_OF = keysByName(ROLES);
const LANGUAGE_OF = keysByName(LANGUAGES);

/** Key of a role by its key or its name; null where there is none. */
export const roleOf = (value: string): string | null => ROLE_OF.get(plain(value)) ?? null;

/** Code of a language by its code, also with a region (`de-CH`), or its name; null where there is none. */
export function languageOf(value: string): string | null {
  const name = plain(value);
  return LANGUAGE_OF.get(name) ?? LANGUAGE_OF.get(name.split(" ")[0] ?? "") ?? null;
}
