import type { UserStatus } from "@hotseat/api-client/types";
import { languageName } from "@hotseat/core/reader";
import { Badge, type BadgeProps } from "@hotseat/ui/badge";
import { Checkbox } from "@hotseat/ui/checkbox";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@hotseat/ui/data-table";
import { IconButton } from "@hotseat/ui/icon-button";
import { Menu, MenuItem } from "@hotseat/ui/menu";
import { Text } from "@hotseat/ui/text";
import { Ellipsis, Pencil, UserCheck, UserX } from "lucide-react";
import { PersonCell } from "../../shared/person-cell";
import { selectionState } from "../../shared/selection-state";
import * as styles from "../../shared/shared.css";
import { useAdminText } from "../../shared/use-admin-text";
import { lastSeenOf } from "../../shared/when";
import type { UsedUserSelection } from "../headless/use-user-selection";
import type { AdminUser, UserScope } from "../headless/user-management.types";
import * as own from "./users.css";

const TONES: Readonly<Record<UserStatus, NonNullable<BadgeProps["tone"]>>> = {
  active: "green",
  invited: "amber",
  pending: "amber",
  inactive: "neutral",
};

/** Text without a present sign-in. An invited or waiting user has never signed in; another one may have signed out. */
const NOT_SEEN: Readonly<Record<UserStatus, string>> = {
  invited: "users.seen.never",
  pending: "users.seen.signedOut",
  active: "users.seen.signedOut",
  inactive: "users.seen.signedOut",
};

export interface UserTableProps {
  users: readonly AdminUser[];
  scope: UserScope;
  /** The administrator, who cannot remove their own rights. */
  ownId: string;
  selection: UsedUserSelection;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** The administrator's time zone, IANA name. */
  timeZone: string;
  onEdit: (user: AdminUser) => void;
  onActivate: (user: AdminUser) => void;
  onDeactivate: (user: AdminUser) => void;
}

/** The users, one a row; an organisation's table leaves out the organisation. */
export function UserTable({ users, ...rest }: UserTableProps) {
  const { t } = useAdminText();
  const headers = [
    t("column.name"),
    t("column.role"),
    ...(rest.scope.kind === "organisation" ? [] : [t("column.organisation")]),
    t("column.institution"),
    t("column.language"),
    t("column.lastSeen"),
    t("column.status"),
  ];
  const { selection } = rest;
  const selectedHere = users.filter(selection.isSelected).length;
  return (
    <Table label={t("users.title")}>
      <TableHead className={own.head}>
        <TableHeader className={own.checkHeader}>
          <Checkbox
            aria-label={t("users.bulk.selectPage")}
            checked={selectionState(users.length, selectedHere)}
            onCheckedChange={(isSelected) =>
              selection.setAll(
                users.map(({ keycloak_id }) => keycloak_id),
                isSelected,
              )
            }
          />
        </TableHeader>
        {headers.map((words) => (
          <TableHeader key={words} className={styles.header}>
            {words}
          </TableHeader>
        ))}
        <TableHeader className={styles.endHeader}>{t("column.actions")}</TableHeader>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <UserRow key={user.keycloak_id} user={user} {...rest} />
        ))}
      </TableBody>
    </Table>
  );
}

function UserRow({
  user,
  scope,
  ownId,
  selection,
  now,
  timeZone,
  ...on
}: Omit<UserTableProps, "users"> & { user: AdminUser }) {
  const { t, language } = useAdminText();
  const name = user.full_name || user.email;
  const problem = selection.problemOf(user);
  const isSelected = selection.isSelected(user);
  const seen = user.last_seen_at && lastSeenOf(user.last_seen_at, { locale: language, timeZone }, now);
  return (
    <TableRow className={styles.row} selected={isSelected}>
      <TableCell className={own.checkCell}>
        <Checkbox
          aria-label={t("users.bulk.select", { name })}
          checked={isSelected}
          onCheckedChange={() => selection.toggle(user.keycloak_id)}
        />
      </TableCell>
      <TableCell className={own.nameCell}>
        <PersonCell name={user.full_name} email={user.email}>
          {problem === null ? null : (
            <Text size="small" tone="red">
              {t(`users.bulk.problem.${problem}`)}
            </Text>
          )}
        </PersonCell>
      </TableCell>
      <TableCell className={styles.cell}>
        {user.role === "user" || user.role === "pending_user" ? (
          t(`role.${user.role}`)
        ) : (
          <Badge tone="accent">{t(`role.${user.role}`)}</Badge>
        )}
      </TableCell>
      {scope.kind === "organisation" ? null : (
        <TableCell className={styles.cell}>{user.organisation_name ?? "–"}</TableCell>
      )}
      <TableCell className={styles.cell}>{user.institution_name ?? "–"}</TableCell>
      <TableCell className={styles.cell}>{languageName(user.language)}</TableCell>
      <TableCell className={styles.cell}>
        <span className={styles.moment}>
          <span className={own.cardLabel}>{t("column.lastSeen")}: </span>
          {seen ? <time dateTime={user.last_seen_at ?? undefined}>{seen}</time> : t(NOT_SEEN[user.status])}
        </span>
      </TableCell>
      <TableCell className={styles.cell}>
        <Badge tone={TONES[user.status]}>{t(`users.status.${user.status}`)}</Badge>
      </TableCell>
      <TableCell className={styles.endCell}>
        <span className={styles.actions}>
          <IconButton icon={Pencil} label={t("users.edit", { name })} onClick={() => on.onEdit(user)} />
          {user.keycloak_id === ownId ? null : (
            <Menu
              align="end"
              trigger={<IconButton icon={Ellipsis} label={t("users.more", { name })} tooltip={false} />}
            >
              {user.status === "inactive" ? (
                <MenuItem icon={UserCheck} onSelect={() => on.onActivate(user)}>
                  {t("users.activate")}
                </MenuItem>
              ) : (
                <MenuItem icon={UserX} onSelect={() => on.onDeactivate(user)}>
                  {t("users.deactivate")}
                </MenuItem>
              )}
            </Menu>
          )}
        </span>
      </TableCell>
    </TableRow>
  );
}
