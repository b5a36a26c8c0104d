import { Select } from "@hotseat/ui/select";
import { useState } from "react";
import type { AdminLevel } from "../../admin-frame/headless";
import { useAdminText } from "../../shared/use-admin-text";
import { rolesGivenBy } from "../headless/user-form-rules";
import type { UserRole } from "../headless/user-management.types";
import { BulkDialog, type BulkDialogProps } from "./bulk-dialog";

interface RoleDialogProps extends Pick<BulkDialogProps, "busy" | "onSend" | "onClose"> {
  level: AdminLevel;
  /** Number of selected users. */
  count: number;
}

/** Asks for the new role of the selected users. */
export function RoleDialog({ level, count, ...rest }: RoleDialogProps) {
  const { t } = useAdminText();
  const [role, setRole] = useState<UserRole | null>(null);
  return (
    <BulkDialog
      {...rest}
      title={t("users.bulk.roleTitle", { count })}
      submitLabel={t("users.bulk.role")}
      change={role && { role }}
      missing={t("users.problem.role")}
    >
      {(error) => (
        <Select<UserRole>
          label={t("column.role")}
          placeholder={t("users.form.chooseRole")}
          {...(role && { value: role })}
          onValueChange={setRole}
          options={rolesGivenBy(level).map((value) => ({ value, label: t(`role.${value}`) }))}
          {...(error && { error })}
        />
      )}
    </BulkDialog>
  );
}
