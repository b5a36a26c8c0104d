import { ConfirmDialog } from "@hotseat/ui/dialog";
import { ArrowLeftRight, Download, UserCheck, UserCog, UserX } from "lucide-react";
import { useState } from "react";
import type { AdminLevel } from "../../admin-frame/headless";
import { saveFile } from "../../batch-csv-editor/internal";
import { BulkBar } from "../../shared/bulk-bar";
import { useAdminText } from "../../shared/use-admin-text";
import { namesOf } from "../../shared/when";
import type { UsedUserSelection } from "../headless/use-user-selection";
import type { OrganisationChoice, UserScope, UsersChange } from "../headless/user-management.types";
import { MoveDialog } from "./move-dialog";
import { RoleDialog } from "./role-dialog";
import { usersFile } from "./users-file";

export interface UserBulkBarProps {
  selection: UsedUserSelection;
  scope: UserScope;
  level: AdminLevel;
  organisations: readonly OrganisationChoice[];
}

/** The actions on the selected users, each with its question. */
export function UserBulkBar({ selection, scope, level, organisations }: UserBulkBarProps) {
  const { t, language } = useAdminText();
  const [open, setOpen] = useState<"none" | "role" | "move" | "deactivate">("none");
  const { selected, isChanging, failedCount } = selection;
  const count = selected.length;
  const close = () => setOpen("none");

  /** Closes the question once the server has decided; otherwise the question says why it has not. */
  const send = async (change: UsersChange): Promise<string | null> => {
    const reply = await selection.change(change);
    if (!reply || reply.ok) {
      close();
      return null;
    }
    return reply.message ?? Object.values(reply.fields)[0] ?? t("unexpected");
  };
  const isInactive = count > 0 && selected.every(({ status }) => status === "inactive");
  return (
    <>
      <BulkBar
        count={count}
        {...(failedCount > 0 && { note: t("users.bulk.unchanged", { count: failedCount }) })}
        actions={[
          { label: t("users.bulk.role"), icon: UserCog, onPress: () => setOpen("role") },
          ...(level === "institution"
            ? []
            : [{ label: t("users.bulk.move"), icon: ArrowLeftRight, onPress: () => setOpen("move") }]),
          { label: t("users.bulk.export"), icon: Download, onPress: () => saveFile(usersFile(selected)) },
          isInactive
            ? {
                label: t("users.activate"),
                icon: UserCheck,
                busy: isChanging,
                onPress: () => void send({ is_active: true }),
              }
            : { label: t("users.deactivate"), icon: UserX, busy: isChanging, onPress: () => setOpen("deactivate") },
        ]}
        onClear={selection.clear}
      />
      {open === "role" ? (
        <RoleDialog level={level} count={count} busy={isChanging} onSend={send} onClose={close} />
      ) : null}
      {open === "move" ? (
        <MoveDialog
          scope={scope}
          level={level}
          organisations={organisations}
          count={count}
          busy={isChanging}
          onSend={send}
          onClose={close}
        />
      ) : null}
      {open === "deactivate" ? (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t("users.bulk.deactivateTitle", { count })}
          description={t("users.bulk.deactivateText", {
            names: namesOf(
              selected.map(({ full_name, email }) => full_name || email),
              language,
              (others) => t("users.bulk.others", { count: others }),
            ),
          })}
          confirmLabel={t("users.deactivate")}
          cancelLabel={t("cancel")}
          closeLabel={t("close")}
          variant="danger"
          busy={isChanging}
          onConfirm={() => void send({ is_active: false }).then(close)}
        />
      ) : null}
    </>
  );
}
