import { useState } from "react";

/** Copies text; `isCopied` is true once the text of the last call is in the clipboard. A browser that forbids it changes nothing. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => Promise<void> } {
  const [isCopied, setCopied] = useState(false);
  const copy = async (text: string) => {
    setCopied(false);
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return { isCopied, copy };
}
