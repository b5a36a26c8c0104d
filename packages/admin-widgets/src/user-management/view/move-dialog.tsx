import { Select } from "@hotseat/ui/select";
import { useState } from "react";
import type { AdminLevel } from "../../admin-frame/headless";
import { useAdminText } from "../../shared/use-admin-text";
import type { OrganisationChoice, UserScope } from "../headless/user-management.types";
import { BulkDialog, type BulkDialogProps } from "./bulk-dialog";

interface MoveDialogProps extends Pick<BulkDialogProps, "busy" | "onSend" | "onClose"> {
  scope: UserScope;
  level: AdminLevel;
  organisations: readonly OrganisationChoice[];
  /** Number of selected users. */
  count: number;
}

/** Asks for the institution that the selected users move to; on the platform in any organisation. */
export function MoveDialog({ scope, level, organisations, count, ...rest }: MoveDialogProps) {
  const { t } = useAdminText();
  const [organisation, setOrganisation] = useState(scope.kind === "organisation" ? scope.id : organisations[0]?.id);
  const [institution, setInstitution] = useState<number | null>(null);
  const institutions = organisations.find(({ id }) => id === organisation)?.institutions ?? [];
  const place = institution !== null && {
    ...(level === "platform" && organisation !== undefined && { organisation_id: organisation }),
    institution_id: institution,
  };
  return (
    <BulkDialog
      {...rest}
      title={t("users.bulk.moveTitle", { count })}
      submitLabel={t("users.bulk.move")}
      change={place || null}
      missing={t("users.problem.institution")}
    >
      {(error) => (
        <>
          {level === "platform" ? (
            <Select
              label={t("column.organisation")}
              value={String(organisation)}
              onValueChange={(id) => {
                setOrganisation(Number(id));
                setInstitution(null);
              }}
              options={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          ) : null}
          <Select
            // Radix keeps showing the last institution where the new list has none of it.
            key={organisation}
            label={t("column.institution")}
            placeholder={t("users.bulk.chooseInstitution")}
            {...(institution !== null && { value: String(institution) })}
            onValueChange={(id) => setInstitution(Number(id))}
            options={institutions.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...(error && { error })}
          />
        </>
      )}
    </BulkDialog>
  );
}
