import { BATCH_FIELDS } from "@hotseat/api-client/constants";
import type { BatchField } from "../batch.types";

/** Headers that mean a field, in English, French, German and Italian, as `plain` writes them. */
const SYNONYMS: Readonly<Record<BatchField, readonly string[]>> = {
  email: [
    ...["email", "e mail", "mail", "email address", "e mail address", "mail address", "user email", "work email"],
    ...["courriel", "adresse email", "adresse e mail", "adresse mail", "adresse courriel", "adresse electronique"],
    ...["mailadresse", "emailadresse", "e mailadresse", "e mail adresse", "email adresse", "mail adresse"],
    ...["indirizzo email", "indirizzo e mail", "indirizzo mail", "posta elettronica", "indirizzo di posta elettronica"],
  ],
  full_name: [
    ...["full name", "fullname", "name", "display name", "complete name", "person", "user name", "first and last name"],
    ...["first name last name", "last name first name", "name surname", "name and surname"],
    ...["nom complet", "nom", "nom et prenom", "prenom et nom", "nom prenom", "prenom nom"],
    ...["voller name", "vollstandiger name", "vor und nachname", "name vorname", "vorname name", "anzeigename"],
    ...["vorname nachname", "nachname vorname", "vorname und nachname", "nachname und vorname", "name und vorname"],
    ...["nome completo", "nome", "nome e cognome", "cognome e nome", "nome cognome", "cognome nome", "nominativo"],
  ],
  short_name: [
    ...["short name", "shortname", "nickname", "nick name", "preferred name", "first name", "given name"],
    ...["nom court", "surnom", "prenom", "nom d usage"],
    ...["kurzname", "rufname", "vorname", "spitzname"],
    ...["nome breve", "soprannome", "nome abbreviato"],
  ],
  role: [...["role", "user role", "function"], ...["fonction"], ...["rolle", "funktion"], ...["ruolo", "funzione"]],
  organisation: [
    ...["organisation", "organization", "org", "organisation name", "company"],
    ...["organisme", "nom de l organisation", "entreprise"],
    ...["organisationsname", "firma", "unternehmen", "dachorganisation"],
    ...["organizzazione", "nome dell organizzazione", "azienda", "ente"],
  ],
  institution: [
    ...["institution", "institution name", "school", "university", "college", "site", "faculty"],
    ...["etablissement", "institut", "ecole", "universite", "haute ecole"],
    ...["institutionsname", "schule", "hochschule", "fachhochschule", "universitat", "standort"],
    ...["istituzione", "istituto", "scuola", "universita", "sede"],
  ],
  language: [
    ...["language", "lang", "locale", "preferred language", "correspondence language"],
    ...["langue", "langue preferee", "langue de correspondance"],
    ...["sprache", "korrespondenzsprache", "bevorzugte sprache"],
    ...["lingua", "lingua preferita", "lingua di corrispondenza"],
  ],
};

/** Lower case, without accents, signs and repeated spaces. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
}

const FIELD_OF = new Map<string, BatchField>(
  BATCH_FIELDS.flatMap((field) => [
    [plain(field), field] as const,
    ...SYNONYMS[field].map((synonym) => [synonym, field] as const),
  ]),
);

/** Field that a header means; null where it is none that is known. */
export function fieldOfHeader(header: string): BatchField | null {
  return FIELD_OF.get(plain(header)) ?? null;
}
