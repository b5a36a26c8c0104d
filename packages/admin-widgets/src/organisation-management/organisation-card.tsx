import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { IconButton } from "@hotseat/ui/icon-button";
import { Heading, Text } from "@hotseat/ui/text";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { useAdminText } from "../shared/use-admin-text";
import * as styles from "./organisation-management.css";
import type { ManagedInstitution, ManagedOrganisation } from "./organisation-management.types";

export interface OrganisationCardProps {
  organisation: ManagedOrganisation;
  /** Whether the organisation itself can be renamed. */
  canRename: boolean;
  /** Whether the organisation itself can be deleted. */
  canDelete: boolean;
  onAddInstitution: () => void;
  onRename: () => void;
  onDelete: () => void;
  onRenameInstitution: (institution: ManagedInstitution) => void;
  onDeleteInstitution: (institution: ManagedInstitution) => void;
}

/** An organisation with its institutions. */
export function OrganisationCard({ organisation, canRename, canDelete, ...on }: OrganisationCardProps) {
  const { t } = useAdminText();
  const headingId = useId();
  const { id, name, institutions } = organisation;
  return (
    <Card as="section" padding="none" aria-labelledby={headingId}>
      <header className={styles.head}>
        <div className={styles.names}>
          <Heading id={headingId}>{name}</Heading>
          <Text size="small" tone="muted" numeric>
            {t("organisations.id", { id })}
          </Text>
        </div>
        <span className={styles.tools}>
          {canRename ? (
            <IconButton icon={Pencil} label={t("organisations.rename", { name })} onClick={on.onRename} />
          ) : null}
          {canDelete ? (
            <IconButton icon={Trash2} label={t("organisations.delete", { name })} onClick={on.onDelete} />
          ) : null}
        </span>
      </header>
      {institutions.length === 0 ? (
        <Text as="p" tone="muted" className={styles.nothing}>
          {t("organisations.noInstitutions")}
        </Text>
      ) : (
        <ul className={styles.list}>
          {institutions.map((institution) => (
            <li key={institution.id} className={styles.row}>
              <span className={styles.name}>{institution.name}</span>
              <span className={styles.tools}>
                <IconButton
                  icon={Pencil}
                  label={t("organisations.rename", { name: institution.name })}
                  onClick={() => on.onRenameInstitution(institution)}
                />
                <IconButton
                  icon={Trash2}
                  label={t("organisations.delete", { name: institution.name })}
                  onClick={() => on.onDeleteInstitution(institution)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        <Button icon={Plus} aria-describedby={headingId} onClick={on.onAddInstitution}>
          {t("organisations.addInstitution")}
        </Button>
      </footer>
    </Card>
  );
}
