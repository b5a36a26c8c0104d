import { useLocaleNamespace } from "@hotseat/react";
import { loadMessages, NAMESPACE } from "../locales";

/** Brings this package's texts; every connected widget of it calls this first. */
export function useShellTexts(): void {
  useLocaleNamespace(NAMESPACE, loadMessages);
}
