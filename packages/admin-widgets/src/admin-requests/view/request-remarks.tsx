import { Icon } from "@hotseat/ui/icon";
import { Popover } from "@hotseat/ui/popover";
import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from "lucide-react";
import { useAdminText } from "../../shared/use-admin-text";
import type { AdminRequest, RequestProblem } from "../headless/admin-requests.types";
import { beginningOf, REMARKS, remarkBeside } from "../headless/request-rules";
import * as styles from "./requests.css";

const MESSAGE_WIDTH_PX = 360;

const FACT = { tone: "plain", icon: CircleCheck } as const;
const DOUBT = { tone: "doubt", icon: TriangleAlert } as const;

interface RequestRemarksProps {
  request: AdminRequest;
  problem: RequestProblem | null;
  isSelected: boolean;
}

/** Facts for the decision, and the reason why the last one failed; nothing where there is none. */
export function RequestRemarks({ request, problem, isSelected }: RequestRemarksProps) {
  const { t } = useAdminText();
  const remark = remarkBeside(problem, request);
  const message = request.kind === "seat" ? request.message.trim() : "";
  if (problem === null && remark === null && message === "") return null;
  return (
    <span className={styles.know}>
      {problem === null ? null : (
        // The bar of the selection announces the failure of selected rows.
        <Remark tone="problem" icon={CircleAlert} role={isSelected ? undefined : "alert"}>
          {t(`requests.problem.${problem}`)}
        </Remark>
      )}
      {remark === null ? null : (
        <Remark {...(REMARKS[remark].isDoubt ? DOUBT : FACT)}>{t(`requests.remark.${remark}`)}</Remark>
      )}
      {message === "" ? null : <Message name={request.full_name} message={message} />}
    </span>
  );
}

interface RemarkProps {
  tone: "plain" | "doubt" | "problem";
  icon: LucideIcon;
  role?: "alert" | undefined;
  children: string;
}

function Remark({ tone, icon, role, children }: RemarkProps) {
  return (
    <span className={styles.remark} data-tone={tone} role={role}>
      <Icon as={icon} size={15} className={styles.remarkIcon} />
      {children}
    </span>
  );
}

function Message({ name, message }: { name: string; message: string }) {
  const { t } = useAdminText();
  const beginning = beginningOf(message);
  const quoted = t("requests.message.quoted", { message: beginning });
  if (beginning === message) return <span className={styles.message}>{quoted}</span>;
  const label = t("requests.message.of", { name });
  return (
    <Popover
      label={label}
      width={MESSAGE_WIDTH_PX}
      trigger={
        <button type="button" className={styles.longMessage}>
          {quoted}
        </button>
      }
    >
      <p className={styles.wholeMessage}>{message}</p>
    </Popover>
  );
}
