import type { CsvFile } from "../headless/store/exports";

/** Hands a file to the browser, which saves it. */
export function saveFile({ name, blob }: CsvFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it over when the click returns; the address is freed after it.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
