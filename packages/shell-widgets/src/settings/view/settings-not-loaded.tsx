import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import { useSettingsText } from "./use-settings-text";

interface SettingsNotLoadedProps {
  /** The reason in the reader's language; without it the text says to try again. */
  detail: string | null | undefined;
  onRetry: () => void;
  /** `h1` in place of all settings, `h3` in place of a part. */
  heading: "h1" | "h3";
}

/** Settings that were not loaded: the reason, and a button that repeats the request. */
export function SettingsNotLoaded({ detail, onRetry, heading }: SettingsNotLoadedProps) {
  const { t } = useSettingsText();
  return (
    <ErrorState
      heading={heading}
      title={t("failed.title")}
      description={detail ?? t("failed.hint")}
      action={<Button onClick={onRetry}>{t("retry")}</Button>}
    />
  );
}
