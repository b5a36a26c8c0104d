import type {
  BatchRow,
  BatchRowResult,
  BatchScope,
  BatchTotals,
  KnownPerson,
  UndoResult,
  UploadOptions,
  UploadResult,
} from "./headless";

/** An organisation with two institutions, as its administrator sees it. */
export const storyScope: BatchScope = {
  level: "organisation",
  name: "Académie Valdoré",
  roles: ["organisation_admin", "institution_admin", "user"],
  organisations: [{ id: 3, name: "Académie Valdoré" }],
  institutions: [
    { id: 7, name: "Campus Rivelac", organisationId: 3 },
    { id: 8, name: "Campus Hautbois", organisationId: 3 },
  ],
  languages: ["en", "fr", "de", "it"],
};

const FIRST_NAMES = [
  "Léa",
  "Marc",
  "Selina",
  "Reto",
  "Noemi",
  "Thomas",
  "Pia",
  "Joël",
  "Arta",
  "Valentin",
  "Dario",
  "Mirjam",
];
const LAST_NAMES = [
  "Aeschlimann",
  "Pittet",
  "Gerber",
  "Imhof",
  "Fux",
  "Zbinden",
  "Caduff",
  "Droz",
  "Berisha",
  "Lanz",
  "Lüthi",
];
const LANGUAGES = ["de", "fr", "de", "it"];

const ascii = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();

/** The person of a row; no two rows are alike. */
function personOf(row: number) {
  const first = FIRST_NAMES[row % FIRST_NAMES.length] ?? "";
  const last = LAST_NAMES[row % LAST_NAMES.length] ?? "";
  return { name: `${first} ${last}`, email: `${ascii(first)}.${ascii(last)}${row}@valdore.example` };
}

type Cells = [email: string, name: string, role: string, institution: string, language: string];

function cellsOf(row: number): Cells {
  const { name, email } = personOf(row);
  return [email, name, "User", "Campus Rivelac", LANGUAGES[row % LANGUAGES.length] ?? "de"];
}

/** Cells with a fault, by row and column. */
const FAULTS: readonly (readonly [row: number, column: number, text: string])[] = [
  ...([12, 83, 130, 171] as const).map((row) => [row, 0, `lea.${row}@valdore.con`] as const),
  [48, 0, "t.zbinden@gmial.com"],
  [71, 0, "a.berisha@valdore.cmo"],
  ...([19, 66, 109, 140] as const).map((row) => [row, 0, ""] as const),
  ...([27, 71, 90, 160, 200] as const).map((row) => [row, 3, "Campus Rivelak"] as const),
  ...([52, 104, 181, 230] as const).map((row) => [row, 3, "Hautbois"] as const),
  [33, 2, "platform_admin"],
  [220, 2, "platform_admin"],
  [41, 0, "noemi.fux@valdore.example"],
  [97, 0, "noemi.fux@valdore.example"],
];

/** Rows of the file of the stories. */
const STORY_ROWS = 248;

const line = (cells: readonly string[]) => cells.join(";");

/** A file with this number of rows; with faults, those of the picture. */
export function storyCsv(rows = STORY_ROWS, hasFaults = true): string {
  const cells = Array.from({ length: rows }, (_, at) => cellsOf(at + 1));
  if (hasFaults)
    for (const [row, column, text] of FAULTS) {
      const faulty = cells[row - 1];
      if (faulty) faulty[column] = text;
    }
  return ["email;full_name;role;institution;language", ...cells.map(line)].join("\r\n");
}

/** A file of three people with this number of columns. */
export function wideCsv(columns: number): string {
  const notes = Array.from({ length: columns - 2 }, (_, at) => `note ${at + 1}`);
  const rows = [1, 2, 3].map((row) => [personOf(row).email, personOf(row).name, ...notes]);
  return [["email", "full_name", ...notes], ...rows].map(line).join("\r\n");
}

/** People who are registered: the last 34 rows of the file update them. */
export const storyPeople: readonly KnownPerson[] = Array.from({ length: 34 }, (_, at) => {
  const { name, email } = personOf(STORY_ROWS - 33 + at);
  return { email, full_name: `${name}-Favre`, role: "user", language: "de", institution: "Campus Rivelac" };
}).filter((_, at) => at !== 4);

const OUTCOMES = ["created", "updated", "unchanged", "conflict", "rejected", "skipped", "failed"] as const;

const REFUSED: ReadonlyMap<number, Pick<BatchRowResult, "outcome" | "reason" | "field">> = new Map([
  [41, { outcome: "conflict", reason: "belongs_elsewhere", field: "email" }],
  [112, { outcome: "rejected", reason: "full_name_has_address", field: "full_name" }],
  [140, { outcome: "conflict", reason: "account_disabled", field: "email" }],
  [203, { outcome: "failed", reason: "provider_unavailable", field: null }],
]);

const resultOf = ({ row }: BatchRow, outcome: BatchRowResult["outcome"]): BatchRowResult => ({
  ...{ row, outcome, reason: null, field: null, differences: [] },
  ...REFUSED.get(row),
});

/** A host that takes every row but four; it reports progress once. */
export async function storyUpload(rows: readonly BatchRow[], { onProgress }: UploadOptions): Promise<UploadResult> {
  onProgress({ phase: "importing", done: rows.length, total: rows.length });
  const known = new Set(storyPeople.map(({ email }) => email));
  const results = rows.map((row) => resultOf(row, known.has(row.values.email ?? "") ? "updated" : "created"));
  const countOf = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
  const totals = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, countOf(outcome)])) as BatchTotals;
  return {
    ...{ batchId: 118, totals, results, status: "finished" },
    startedAt: "2026-11-24T12:52:00.000Z",
    finishedAt: "2026-11-24T12:52:38.000Z",
    undoUntil: "2026-11-25T12:52:38.000Z",
  };
}

/** The undo of `storyUpload`: one person has signed in since. */
export const storyUndo = async (): Promise<UndoResult> => ({
  ...{ removed: 205, restored: 33 },
  kept: [{ row: 2, email: personOf(2).email }],
});
