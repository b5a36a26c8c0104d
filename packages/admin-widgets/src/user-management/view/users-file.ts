import { type CsvFile, csvBlob, writeRecord } from "../../batch-csv-editor/internal";
import type { AdminUser } from "../headless/user-management.types";

/** Name of the downloaded file. */
const FILE_NAME = "users.csv";

/** Columns of the file: those of an import have the names by which the import knows them. */
const COLUMNS: Readonly<Record<string, (user: AdminUser) => string | null>> = {
  email: ({ email }) => email,
  full_name: ({ full_name }) => full_name,
  role: ({ role }) => role,
  organisation: ({ organisation_name }) => organisation_name,
  institution: ({ institution_name }) => institution_name,
  language: ({ language }) => language,
  status: ({ status }) => status,
  last_seen_at: ({ last_seen_at }) => last_seen_at,
};

/** Returns the users as a file to download, one a line; no cell can start a formula. */
export const usersFile = (users: readonly AdminUser[]): CsvFile => ({
  name: FILE_NAME,
  blob: csvBlob([
    writeRecord(Object.keys(COLUMNS)),
    ...users.map((user) => writeRecord(Object.values(COLUMNS).map((cell) => cell(user) ?? ""))),
  ]),
});
