import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { AdminList, ChangeReply } from "../shared/admin-list.types";
import { AdminPage } from "../shared/admin-page";
import { ListState } from "../shared/list-state";
import { useAdminText } from "../shared/use-admin-text";
import { NameDialog } from "./name-dialog";
import { OrganisationCard } from "./organisation-card";
import * as styles from "./organisation-management.css";
import type { ManagedInstitution, ManagedOrganisation, OrganisationActions } from "./organisation-management.types";

export interface OrganisationManagementViewProps {
  list: AdminList<ManagedOrganisation>;
  /** `platform` creates and deletes organisations; `organisation` changes its own. */
  level: "platform" | "organisation";
  actions: OrganisationActions;
  onRetry: () => void;
}

type Open =
  | { kind: "none" }
  | { kind: "createOrganisation" }
  | { kind: "renameOrganisation" | "deleteOrganisation" | "createInstitution"; of: ManagedOrganisation }
  | { kind: "renameInstitution" | "deleteInstitution"; of: ManagedInstitution };

/** One card an organisation, with its institutions. */
export function OrganisationManagementView({ list, level, actions, onRetry }: OrganisationManagementViewProps) {
  const { t } = useAdminText();
  const [open, setOpen] = useState<Open>({ kind: "none" });
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setOpen({ kind: "createOrganisation" })}>
      {t("organisations.create")}
    </Button>
  );
  const isPlatform = level === "platform";
  const isEmpty = list.status === "ready" && list.items.length === 0;
  return (
    <AdminPage title={t("organisations.title")} actions={isPlatform && !isEmpty ? create : null}>
      <Framed isPlain={list.status === "ready" && !isEmpty}>
        <ListState
          list={list}
          empty={{
            title: t("organisations.empty.title"),
            ...(isPlatform && { description: t("organisations.empty.text"), action: create }),
          }}
          onRetry={onRetry}
        >
          {(organisations) => (
            <div className={styles.cards}>
              {organisations.map((organisation) => (
                <OrganisationCard
                  key={organisation.id}
                  organisation={organisation}
                  canRename
                  canDelete={isPlatform}
                  onAddInstitution={() => setOpen({ kind: "createInstitution", of: organisation })}
                  onRename={() => setOpen({ kind: "renameOrganisation", of: organisation })}
                  onDelete={() => setOpen({ kind: "deleteOrganisation", of: organisation })}
                  onRenameInstitution={(of) => setOpen({ kind: "renameInstitution", of })}
                  onDeleteInstitution={(of) => setOpen({ kind: "deleteInstitution", of })}
                />
              ))}
            </div>
          )}
        </ListState>
      </Framed>
      <OpenDialog open={open} actions={actions} onClose={() => setOpen({ kind: "none" })} />
    </AdminPage>
  );
}

/** The cards stand on the page; the other states on a card of their own. */
function Framed({ isPlain, children }: { isPlain: boolean; children: ReactNode }) {
  return isPlain ? children : <Card padding="none">{children}</Card>;
}

function OpenDialog({ open, actions, onClose }: { open: Open; actions: OrganisationActions; onClose: () => void }) {
  const { t } = useAdminText();
  const creating = { confirmLabel: t("organisations.confirmCreate"), busyLabel: t("organisations.creating") };
  const saving = { confirmLabel: t("save"), busyLabel: t("saving") };
  switch (open.kind) {
    case "none":
      return null;
    case "createOrganisation":
      return (
        <NameDialog
          title={t("organisations.createTitle")}
          label={t("organisations.name")}
          {...creating}
          onSend={actions.createOrganisation}
          onClose={onClose}
        />
      );
    case "renameOrganisation":
      return (
        <NameDialog
          title={t("organisations.rename", { name: open.of.name })}
          label={t("organisations.name")}
          {...saving}
          initial={open.of.name}
          onSend={(name) => actions.renameOrganisation(open.of.id, name)}
          onClose={onClose}
        />
      );
    case "createInstitution":
      return (
        <NameDialog
          title={t("organisations.addTitle")}
          label={t("organisations.institutionName")}
          {...creating}
          onSend={(name) => actions.createInstitution(open.of.id, name)}
          onClose={onClose}
        />
      );
    case "renameInstitution":
      return (
        <NameDialog
          title={t("organisations.rename", { name: open.of.name })}
          label={t("organisations.institutionName")}
          {...saving}
          initial={open.of.name}
          onSend={(name) => actions.renameInstitution(open.of.id, name)}
          onClose={onClose}
        />
      );
    default:
      return (
        <DeleteDialog
          name={open.of.name}
          onDelete={() =>
            open.kind === "deleteOrganisation"
              ? actions.deleteOrganisation(open.of.id)
              : actions.deleteInstitution(open.of.id)
          }
          onClose={onClose}
        />
      );
  }
}

interface DeleteDialogProps {
  name: string;
  onDelete: () => Promise<ChangeReply>;
  onClose: () => void;
}

function DeleteDialog({ name, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useAdminText();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await onDelete();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("organisations.deleteTitle", { name })}
      description={t("organisations.deleteText")}
      confirmLabel={t("delete")}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      variant="danger"
      busy={isBusy}
      onConfirm={() => void remove()}
    />
  );
}
