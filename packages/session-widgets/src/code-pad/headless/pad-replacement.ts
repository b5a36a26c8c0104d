import { PAD_TEXT_MAX, type PadLanguage } from "@hotseat/collab/pad/messages";
import { languageOfFile } from "./code-languages";
import { UPLOAD_MAX_BYTES } from "./code-pad.constants";

/** A file of this project, for 'Read the code'. */
export interface PadSample {
  readonly language: PadLanguage;
  readonly text: string;
}

/** A text that may replace the pad's. */
export interface PadReplacement {
  readonly source: "sample" | "file";
  /** Empty for the sample. */
  readonly fileName: string;
  /** Null keeps the pad's language. */
  readonly language: PadLanguage | null;
  readonly text: string;
}

export type FileProblem = "fileTooLarge" | "fileNotText" | "fileUnreadable";

const NOT_TEXT = /[\0\uFFFD]/;

/** Reads a file of this computer, its line ends as `\n`; a problem where it cannot be read, is no text or is too long (TL-P.36). */
export async function readFile(file: Pick<File, "name" | "size" | "text">): Promise<PadReplacement | FileProblem> {
  if (file.size > UPLOAD_MAX_BYTES) return "fileTooLarge";
  // The browser rejects for a file that was moved since it was chosen, or that it may not read.
  const content = await file.text().catch(() => null);
  if (content === null) return "fileUnreadable";
  const text = content.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (NOT_TEXT.test(text)) return "fileNotText";
  if ([...text].length > PAD_TEXT_MAX) return "fileTooLarge";
  return { source: "file", fileName: file.name, language: languageOfFile(file.name), text };
}
