import { useEffect, useRef } from "react";
import type { AccountFormStatus } from "./account-form.types";

/** Calls back once when the form has been sent. */
export function useOnceDone({ kind }: AccountFormStatus, onDone: () => void): void {
  const told = useRef(false);
  useEffect(() => {
    if (kind !== "done" || told.current) return;
    told.current = true;
    onDone();
  }, [kind, onDone]);
}
