import { useCallback, useState } from "react";
import { SAMPLE_CONFIRM_LINES } from "./code-pad.constants";
import type { PadConnection } from "./pad-connection";
import { type FileProblem, type PadReplacement, type PadSample, readFile } from "./pad-replacement";

export interface PadReplacing {
  /** The replacement that waits for a confirmation, because the document has 10 lines or more (TL-P.32); null for nothing. */
  readonly asked: PadReplacement | null;
  /** Replaces the text by the sample. */
  readCode(): Promise<void>;
  /** Replaces the text by a file of this computer. */
  loadFile(file: Pick<File, "name" | "size" | "text">): Promise<void>;
  confirm(): void;
  dismiss(): void;
}

const linesOf = (text: string) => text.split("\n").length;

/** Replaces the whole text by the sample or a file, after a question where much would go. */
export function usePadReplacement(
  pad: PadConnection,
  loadSample: () => Promise<PadSample>,
  onProblem: (problem: FileProblem | "sampleMissing") => void,
): PadReplacing {
  const [asked, setAsked] = useState<PadReplacement | null>(null);
  const replace = useCallback(
    ({ text, language }: PadReplacement) => {
      pad.replaceText(text);
      if (language) pad.setLanguage(language);
    },
    [pad],
  );
  const offer = useCallback(
    (next: PadReplacement) => {
      if (linesOf(pad.document.text()) >= SAMPLE_CONFIRM_LINES) setAsked(next);
      else replace(next);
    },
    [pad, replace],
  );
  const readCode = useCallback(async () => {
    try {
      offer({ source: "sample", fileName: "", ...(await loadSample()) });
    } catch {
      onProblem("sampleMissing");
    }
  }, [loadSample, offer, onProblem]);
  const loadFile = useCallback(
    async (file: Pick<File, "name" | "size" | "text">) => {
      const read = await readFile(file);
      if (typeof read === "string") onProblem(read);
      else offer(read);
    },
    [offer, onProblem],
  );
  const confirm = useCallback(() => {
    if (asked) replace(asked);
    setAsked(null);
  }, [asked, replace]);
  const dismiss = useCallback(() => setAsked(null), []);
  return { asked, readCode, loadFile, confirm, dismiss };
}
