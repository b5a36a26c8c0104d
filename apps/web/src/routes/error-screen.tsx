import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router-dom";
import { ProblemScreen } from "./problem-screen";

/** 'Something went wrong' or the error's own message; Retry reloads the page (shell.md §8). */
export function ErrorScreen() {
  const error = useRouteError();
  const { t } = useTranslation("shell-widgets", { useSuspense: false });
  const detail = error instanceof Error ? error.message : null;
  return <ProblemScreen title={t("app.error.title")} detail={detail} onRetry={() => window.location.reload()} />;
}
