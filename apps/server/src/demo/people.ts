import type { RoleName } from "../contract/roles.ts";
import type { Language } from "../contract/viewer.ts";

/** The password of every demo person who can sign in. */
export const DEMO_PASSWORD = "practise";

export const ORGANISATIONS = [
  { key: "valdore", name: "Académie Valdoré", institutions: ["Campus Rivelac", "Campus Hautbois"] },
  { key: "brueckental", name: "Brückental Akademie", institutions: ["Brückental Zentrum"] },
] as const;

export type InstitutionName = (typeof ORGANISATIONS)[number]["institutions"][number];
export type OrganisationKey = (typeof ORGANISATIONS)[number]["key"];

export interface DemoPerson {
  readonly key: string;
  readonly fullName: string;
  readonly shortName: string;
  readonly language: Language;
  readonly role: RoleName;
  readonly organisation: OrganisationKey | null;
  readonly institution: InstitutionName | null;
  /** Has an account to sign in with; the other people only fill the lists. */
  readonly signsIn: boolean;
  readonly email: string;
}

const person = (
  key: string,
  fullName: string,
  language: Language,
  institution: InstitutionName,
  rest: Partial<DemoPerson> = {},
): DemoPerson => ({
  key,
  fullName,
  language,
  institution,
  shortName: fullName.split(" ")[0] ?? fullName,
  role: "user",
  signsIn: false,
  organisation:
    ORGANISATIONS.find((organisation) => (organisation.institutions as readonly string[]).includes(institution))?.key ??
    null,
  email: `${key}@hotseat.example`,
  ...rest,
});

/** All people are invented. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person("platform-admin", "Paula Ferrand", "en", "Campus Rivelac", {
    role: "platform_admin",
    signsIn: true,
    email: "platform.admin@hotseat.example",
    organisation: null,
    institution: null,
  }),
  person("org-admin", "Odile Marchand", "fr", "Campus Rivelac", {
    role: "organisation_admin",
    signsIn: true,
    email: "org.admin@hotseat.example",
    institution: null,
  }),
  person("institution-admin", "Ivan Keller", "de", "Campus Rivelac", {
    role: "institution_admin",
    signsIn: true,
    email: "institution.admin@hotseat.example",
  }),
  person("amelie", "Amélie Rochat", "en", "Campus Rivelac", { signsIn: true }),
  person("ben", "Ben Okafor", "en", "Campus Rivelac", { signsIn: true }),
  person("chiara", "Chiara Bianchi", "it", "Campus Hautbois", { signsIn: true }),
  person("dieter", "Dieter Wenger", "de", "Brückental Zentrum", { signsIn: true }),
  person("elodie", "Élodie Vuilleumier", "fr", "Campus Rivelac"),
  person("farid", "Farid Benhamou", "fr", "Campus Hautbois"),
  person("greta", "Greta Lindqvist", "de", "Brückental Zentrum"),
  person("hugo", "Hugo Pasquier", "fr", "Campus Rivelac"),
  person("ilaria", "Ilaria Conti", "it", "Campus Hautbois"),
  person("jonas", "Jonas Aebischer", "de", "Brückental Zentrum"),
  person("karima", "Karima Saïdi", "fr", "Campus Rivelac"),
  person("luca", "Luca Ferraro", "it", "Campus Hautbois"),
  person("maya", "Maya Thorne", "en", "Campus Rivelac"),
  person("nils", "Nils Brandt", "de", "Brückental Zentrum"),
  person("olivia", "Olivia Adeyemi", "en", "Campus Hautbois"),
  person("pierre", "Pierre Jaccoud", "fr", "Campus Rivelac"),
];

/** Prefix of the ids of the demo's people. */
export const demoId = (key: string): string => `demo-${key}`;

export interface Scope {
  readonly organisationId: number | null;
  readonly institutionId: number | null;
}
