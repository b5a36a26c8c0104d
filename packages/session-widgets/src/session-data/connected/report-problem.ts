import { toast } from "@hotseat/ui/theme";
import type { i18n } from "i18next";
import { problemText } from "./problem-text";
import { problemToast } from "./problem-toast";

/** Says that something was not done, and why, in the reader's language: an error's own `message` is for engineers. */
export function reportProblem(texts: i18n, title: string, error: unknown): void {
  const description = problemText(texts, error);
  toast.error(description === null ? { title } : { title, description }, problemToast(error));
}
