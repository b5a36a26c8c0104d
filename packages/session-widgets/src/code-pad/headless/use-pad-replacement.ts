import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { SAMPLE_CONFIRM_LINES } from "./code-pad.constants";
import type { PadConnection, PadState } from "./pad-connection";
import { type FileProblem, type PadReplacement, type PadSample, readFile } from "./pad-replacement";
import { readOnlyReason } from "./read-only-reason";

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

const isWritable = (state: PadState) => readOnlyReason(state) === null;
const linesOf = (text: string) => text.split("\n").length;

async function readSample(loadSample: () => Promise<PadSample>): Promise<PadReplacement | "sampleMissing"> {
  try {
    return { source: "sample", fileName: "", ...(await loadSample()) };
  } catch {
    return "sampleMissing";
  }
}

/** Replaces the whole text by the sample or a file, after a question where much would go; only while the text can be changed. */
export function usePadReplacement(
  pad: PadConnection,
  loadSample: () => Promise<PadSample>,
  onProblem: (problem: FileProblem | "sampleMissing") => void,
): PadReplacing {
  const [asked, setAsked] = useState<PadReplacement | null>(null);
  const canWrite = useStore(pad.state, isWritable);
  /** The pad while it is shown and can be changed: one that was left may be closed, and has no text any more. */
  const open = useRef<PadConnection | null>(null);
  useEffect(() => {
    if (!canWrite) return undefined;
    open.current = pad;
    return () => {
      open.current = null;
      // The question does not come back with the right to write: the text may be another one by then.
      setAsked(null);
    };
  }, [pad, canWrite]);

  function replace({ text, language }: PadReplacement): void {
    // The right may have gone since this was drawn.
    if (!isWritable(pad.state.getState())) return;
    pad.replaceText(text);
    if (language) pad.setLanguage(language);
  }
  function offer(read: PadReplacement | FileProblem | "sampleMissing"): void {
    if (open.current !== pad) return;
    if (typeof read === "string") onProblem(read);
    else if (linesOf(pad.document.text()) >= SAMPLE_CONFIRM_LINES) setAsked(read);
    else replace(read);
  }
  return {
    asked,
    readCode: async () => offer(await readSample(loadSample)),
    loadFile: async (file) => offer(await readFile(file)),
    confirm() {
      if (asked) replace(asked);
      setAsked(null);
    },
    dismiss: () => setAsked(null),
  };
}
