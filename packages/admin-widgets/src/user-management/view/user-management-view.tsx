import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { Icon } from "@hotseat/ui/icon";
import { FileSpreadsheet, UserPlus } from "lucide-react";
import { useState } from "react";
import type { AdminLevel } from "../../admin-frame/headless";
import type { AdminList, ChangeReply } from "../../shared/admin-list.types";
import { AdminPage } from "../../shared/admin-page";
import { ListState } from "../../shared/list-state";
import * as styles from "../../shared/shared.css";
import { useAdminText } from "../../shared/use-admin-text";
import { useRowPages } from "../headless/use-row-pages";
import { useUserSelection } from "../headless/use-user-selection";
import { institutionsIn, isNarrowed } from "../headless/user-filters";
import { emptyUserForm, type UserPayload, valuesOf } from "../headless/user-form-rules";
import type {
  AdminUser,
  ManyReply,
  OrganisationChoice,
  UserScope,
  UsersChange,
} from "../headless/user-management.types";
import { UserBulkBar } from "./user-bulk-bar";
import { UserDialog } from "./user-dialog";
import { UserFilterBar, type UserFilterBarProps } from "./user-filter-bar";
import { UserPager } from "./user-pager";
import { UserTable } from "./user-table";

export interface UserManagementViewProps extends Pick<UserFilterBarProps, "filters" | "onFiltersChange"> {
  scope: UserScope;
  level: AdminLevel;
  /** The administrator. */
  ownId: string;
  /** The organisation that new users belong to; null where it is chosen in the form. */
  organisationId: number | null;
  /** Language that the form of a new user begins with. */
  language: string;
  /** Address of the import of many users; left out: there is none. */
  importHref?: string;
  list: AdminList<AdminUser>;
  organisations: readonly OrganisationChoice[];
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** The administrator's time zone, IANA name. */
  timeZone: string;
  onInvite: (payload: UserPayload) => Promise<ChangeReply>;
  onChange: (user: AdminUser, payload: UserPayload) => Promise<ChangeReply>;
  onSetActive: (user: AdminUser, isActive: boolean) => Promise<ChangeReply>;
  /** Changes several users; the server decides about each. */
  onChangeMany: (users: readonly AdminUser[], change: UsersChange) => Promise<ManyReply>;
  onMore: () => void;
  onRetry: () => void;
}

const NOBODY: readonly AdminUser[] = [];

type Open = { kind: "none" } | { kind: "add" } | { kind: "edit" | "deactivate"; user: AdminUser };

/** The users of a scope: search and filter, invite, edit, activate and deactivate. */
export function UserManagementView(props: UserManagementViewProps) {
  const { scope, level, ownId, organisationId, list, organisations, filters, onFiltersChange } = props;
  const { t } = useAdminText();
  const [open, setOpen] = useState<Open>({ kind: "none" });
  const [isBusy, setBusy] = useState(false);
  const users = list.status === "ready" ? list.items : NOBODY;
  const pages = useRowPages(users);
  const selection = useUserSelection({ users, onChangeMany: props.onChangeMany });
  const close = () => setOpen({ kind: "none" });

  const deactivate = async (user: AdminUser) => {
    setBusy(true);
    await props.onSetActive(user, false);
    setBusy(false);
    close();
  };
  return (
    <AdminPage
      title={t("users.title")}
      actions={
        <span className={styles.pageActions}>
          {props.importHref === undefined ? null : (
            <Button asChild variant="secondary">
              <a href={props.importHref}>
                <Icon as={FileSpreadsheet} />
                {t("users.import")}
              </a>
            </Button>
          )}
          <Button variant="primary" icon={UserPlus} onClick={() => setOpen({ kind: "add" })}>
            {t("users.add")}
          </Button>
        </span>
      }
    >
      <UserFilterBar
        filters={filters}
        institutions={institutionsIn(scope, organisations)}
        onFiltersChange={(next) => {
          selection.clear();
          onFiltersChange(next);
        }}
      />
      <Card padding="none">
        <ListState
          list={list}
          empty={{ title: t("users.empty"), ...(isNarrowed(filters) && { description: t("users.emptyHint") }) }}
          onRetry={props.onRetry}
        >
          {() => (
            <>
              <UserTable
                users={pages.rows}
                scope={scope}
                ownId={ownId}
                selection={selection}
                now={props.now}
                timeZone={props.timeZone}
                onEdit={(user) => setOpen({ kind: "edit", user })}
                onActivate={(user) => void props.onSetActive(user, true)}
                onDeactivate={(user) => setOpen({ kind: "deactivate", user })}
              />
              <UserPager list={list} pages={pages} onMore={props.onMore} />
            </>
          )}
        </ListState>
      </Card>
      <UserBulkBar selection={selection} scope={scope} level={level} organisations={organisations} />
      {open.kind === "add" ? (
        <UserDialog
          mode="add"
          level={level}
          initial={emptyUserForm(scope, organisationId, props.language)}
          organisations={organisations}
          onSend={props.onInvite}
          onClose={close}
        />
      ) : null}
      {open.kind === "edit" ? (
        <UserDialog
          mode="edit"
          level={level}
          initial={valuesOf(open.user)}
          organisations={organisations}
          onSend={(payload) => props.onChange(open.user, payload)}
          onClose={close}
        />
      ) : null}
      {open.kind === "deactivate" ? (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t("users.confirm.title", { name: open.user.full_name || open.user.email })}
          description={t("users.confirm.text")}
          confirmLabel={t("users.deactivate")}
          cancelLabel={t("cancel")}
          closeLabel={t("close")}
          variant="danger"
          busy={isBusy}
          onConfirm={() => void deactivate(open.user)}
        />
      ) : null}
    </AdminPage>
  );
}
