import { languageName } from "@hotseat/core/reader";
import { Badge, type BadgeProps } from "@hotseat/ui/badge";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@hotseat/ui/data-table";
import { IconButton } from "@hotseat/ui/icon-button";
import { Menu, MenuItem } from "@hotseat/ui/menu";
import { Ellipsis, Pencil, UserCheck, UserX } from "lucide-react";
import { PersonCell } from "../shared/person-cell";
import * as styles from "../shared/shared.css";
import { useAdminText } from "../shared/use-admin-text";
import type { AdminUser, UserScope, UserStatus } from "./user-management.types";

const TONES: Readonly<Record<UserStatus, NonNullable<BadgeProps["tone"]>>> = {
  active: "green",
  invited: "amber",
  pending: "amber",
  inactive: "neutral",
};

export interface UserTableProps {
  users: readonly AdminUser[];
  scope: UserScope;
  /** The administrator, who cannot remove their own rights. */
  ownId: string;
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
    t("column.status"),
  ];
  return (
    <Table label={t("users.title")}>
      <TableHead>
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

function UserRow({ user, scope, ownId, ...on }: Omit<UserTableProps, "users"> & { user: AdminUser }) {
  const { t } = useAdminText();
  const name = user.full_name || user.email;
  return (
    <TableRow className={styles.row}>
      <TableCell className={styles.lineCell}>
        <PersonCell name={user.full_name} email={user.email} />
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
