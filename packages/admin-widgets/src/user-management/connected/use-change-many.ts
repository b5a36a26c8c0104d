import type { changePlatformUsers } from "@hotseat/api-client/admin";
import type { OperationBody, OperationResponse } from "@hotseat/api-client/types";
import { toast } from "@hotseat/ui/theme";
import { replyOf } from "../../shared/problem";
import { useAdminText } from "../../shared/use-admin-text";
import { namesOf } from "../../shared/when";
import type { AdminUser, ManyReply, UserProblem, UsersChange } from "../headless/user-management.types";

type Result = OperationResponse<typeof changePlatformUsers>["results"][number];
type Change = (body: OperationBody<typeof changePlatformUsers>) => Promise<readonly Result[]>;

const PROBLEMS: Readonly<Record<Result["outcome"], UserProblem | null>> = {
  changed: null,
  user_not_found: "gone",
  not_about_yourself: "self",
  last_platform_admin: "lastAdmin",
  permission_denied: "notAllowed",
  organisation_not_found: "placeGone",
  institution_not_found: "placeGone",
  validation_failed: "noFit",
  unavailable: "unavailable",
};

/** Sends changes of several users to the server; a toast counts the changed users, another one names the others. */
export function useChangeMany(send: Change) {
  const { t, language } = useAdminText();
  return async (users: readonly AdminUser[], change: UsersChange): Promise<ManyReply> => {
    let failed: { id: string; problem: UserProblem }[] = [];
    const report = send({ ids: users.map(({ keycloak_id }) => keycloak_id), ...change }).then((results) => {
      failed = results.flatMap(({ id, outcome }) => {
        const problem = PROBLEMS[outcome];
        return problem ? [{ id, problem }] : [];
      });
      const count = results.length - failed.length;
      if (count > 0) toast.success({ title: t("users.bulk.changed", { count }) });
      if (failed.length === 0) return;
      const left = new Set(failed.map(({ id }) => id));
      const names = users.filter((user) => left.has(user.keycloak_id)).map((user) => user.full_name || user.email);
      const others = (more: number) => t("users.bulk.others", { count: more });
      toast.error({ title: t("users.bulk.failed", { names: namesOf(names, language, others) }) });
    });
    const reply = await replyOf(report, t);
    return reply.ok ? { ok: true, failed } : reply;
  };
}
