import { seeded } from "@hotseat/core/testing";
import type { BatchField } from "./batch.types";
import { writeRecord } from "./file/write-csv";
import type { LocalProblemKind } from "./problems/problem.types";

const PLANTED_COLUMNS = [
  ...["E-Mail", "Voller Name", "Vorname", "Rolle", "Organisation", "Institution", "Sprache"],
  ...["Matrikelnummer", "Telefon", "Strasse", "Ort", "Bemerkung"],
];
const [EMAIL, NAME, SHORT, ROLE, ORGANISATION, INSTITUTION, LANGUAGE] = [0, 1, 2, 3, 4, 5, 6];

/** A planted fault: the kind and field that must be found. */
interface Fault {
  readonly kind: LocalProblemKind;
  readonly field: BatchField;
  plant(row: string[], index: number): void;
}

const set = (place: number, text: string | ((index: number) => string)) => (row: string[], index: number) => {
  row[place] = typeof text === "string" ? text : text(index);
};

/** Twelve kinds of faults. The thirteenth part of a row's cells is never touched twice: each row has one fault. */
export const FAULTS: readonly Fault[] = [
  { kind: "required", field: "email", plant: set(EMAIL, "") },
  { kind: "required", field: "full_name", plant: set(NAME, "  ") },
  { kind: "email_invalid", field: "email", plant: set(EMAIL, (index) => `person${index}(at)bfh.ch`) },
  { kind: "email_typo", field: "email", plant: set(EMAIL, (index) => `person${index}@gmial.com`) },
  { kind: "too_long", field: "short_name", plant: set(SHORT, "x".repeat(61)) },
  { kind: "role_unknown", field: "role", plant: set(ROLE, "Kapitän") },
  { kind: "role_forbidden", field: "role", plant: set(ROLE, "platform_admin") },
  { kind: "organisation_unknown", field: "organisation", plant: set(ORGANISATION, "Berner Fachhochschul") },
  { kind: "institution_unknown", field: "institution", plant: set(INSTITUTION, "BFH Berne") },
  { kind: "institution_required", field: "institution", plant: set(INSTITUTION, "") },
  { kind: "language_unknown", field: "language", plant: set(LANGUAGE, "Klingonisch") },
  { kind: "duplicate", field: "email", plant: set(EMAIL, "zweimal@bfh.ch") },
];

const STREETS = ["Güterstrasse 12, 3. Stock", 'Haus "Zur Linde"', "Rue de l’Hôpital 4", "Via Nassa\n7"];

function goodRow(index: number, random: () => number): string[] {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  return [
    `person.${index}@${pick(["bfh.ch", "students.bfh.ch", "gmail.com"])}`,
    `${pick(["Léa", "Noémi", "Jürg", "Chiara"])} ${pick(["Aeschlimann", "Fux", "D’Angelo"])} ${index}`,
    pick(["Léa", "Noémi", ""]),
    pick(["User", "Benutzer", "user", ""]),
    "Berner Fachhochschule",
    pick(["BFH Bern", "BFH Biel", "bfh  bern"]),
    pick(["de", "Deutsch", "fr", "it", ""]),
    String(Math.floor(random() * 1e8)),
    `+41 31 ${Math.floor(random() * 1e7)}`,
    pick(STREETS),
    pick(["Bern", "Biel", "Thun"]),
    pick(["", "-", "=SUMME(A1)", "Bemerkung; mit Strichpunkt"]),
  ];
}

/** Where a fault was planted. */
export interface Planted {
  readonly row: number;
  readonly kind: LocalProblemKind;
  readonly field: BatchField;
}

/** A file of users with faults at random rows, the same for the same seed. */
export function plantedFile(rows: number, faults: number, seed: number): { text: string; planted: Planted[] } {
  const random = seeded(seed);
  const places = new Set<number>();
  while (places.size < faults) places.add(Math.floor(random() * rows));
  const order = [...places].sort((one, other) => one - other);
  const kindOf = new Map(order.map((place, at) => [place, FAULTS[at % FAULTS.length] as Fault]));
  const planted: Planted[] = [];
  const lines = [writeRecord(PLANTED_COLUMNS, ";")];
  for (let index = 0; index < rows; index += 1) {
    const row = goodRow(index, random);
    const fault = kindOf.get(index);
    fault?.plant(row, index);
    if (fault) planted.push({ row: index + 1, kind: fault.kind, field: fault.field });
    lines.push(writeRecord(row, ";"));
  }
  return { text: lines.join(""), planted };
}
