import { toast } from "@hotseat/ui/theme";
import { useAdminText } from "../../shared/use-admin-text";
import { namesOf } from "../../shared/when";
import type { RequestProblem } from "../headless/admin-requests.types";
import type { LeftRequest } from "../headless/request-desk";

const REASONS = ["settled", "gone", "over", "other"] as const;
type Reason = (typeof REASONS)[number];

const reasonOf = (problem: RequestProblem | null): Reason => REASONS.find((reason) => reason === problem) ?? "other";

/** Returns a function that names the people whose requests left the list undecided here, and the reason. */
export function useReportLeft(): (left: readonly LeftRequest[]) => void {
  const { t, language } = useAdminText();
  return (left) => {
    for (const reason of REASONS) {
      const names = left
        .filter(({ problem }) => reasonOf(problem) === reason)
        .map(({ request }) => request.full_name || request.email);
      if (names.length === 0) continue;
      const others = (count: number) => t("requests.reject.others", { count });
      toast.info({ title: t(`requests.left.${reason}`, { names: namesOf(names, language, others) }) });
    }
  };
}
