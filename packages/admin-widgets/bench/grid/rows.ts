/** Columns of the measured file; the first four are fields. */
const COLUMNS = ["email", "full_name", "role", "language", ...Array.from({ length: 8 }, (_, at) => `note_${at + 1}`)];

/** A CSV file of twelve columns; every fiftieth row has a fault. */
export function csvOf(rows: number): string {
  const lines = [COLUMNS.join(",")];
  for (let row = 1; row <= rows; row += 1) {
    const email = row % 50 === 0 ? `person${row}@gmial.com` : `person${row}@valdore.example`;
    lines.push(
      `${email},Person Number ${row},user,fr,${Array.from({ length: 8 }, (_, at) => `note ${row}-${at}`).join(",")}`,
    );
  }
  return lines.join("\r\n");
}

/** As many rows of other people as a spreadsheet copies them; every twenty-fifth has a fault. */
export function blockOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const row = at + 1;
    const email = row % 25 === 0 ? `other${row}@gmial.com` : `other${row}@valdore.example`;
    return [email, `Other Number ${row}`, "user", "de", ...Array.from({ length: 8 }, () => `other ${row}`)].join("\t");
  });
  return lines.join("\r\n");
}
