import {
  type AdminScope,
  adminUsersQuery,
  changeUsersMutation,
  inviteUserMutation,
  meQuery,
  organisationsQuery,
  updateUserMutation,
} from "@hotseat/api-client/queries";
import type { Language, Me } from "@hotseat/api-client/types";
import { MINUTE_MS } from "@hotseat/core/durations";
import { useHotseat, useReader, useServerNow } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import type { AdminLevel } from "../../admin-frame/headless";
import { adminHrefs } from "../../shared/admin-hrefs";
import { listOf, loadNextPage } from "../../shared/list-of";
import { replyOf } from "../../shared/problem";
import { useAdminText } from "../../shared/use-admin-text";
import { useAdminTexts } from "../../shared/use-admin-texts";
import { WithoutData } from "../../shared/without-data";
import { readUserFilters, writeUserFilters } from "../headless/user-filters";
import type { UserPayload } from "../headless/user-form-rules";
import type { AdminUser, OrganisationChoice, UserFilters } from "../headless/user-management.types";
import { UserManagementView } from "../view/user-management-view";
import { useChangeMany } from "./use-change-many";

export interface UserManagementProps {
  scope: AdminScope;
  /** The filters in the address: `?search=…&role=…&status=…&institution=…&language=…`. */
  search: string;
  onSearchChange: (search: string) => void;
}

/** The users of a scope. Renders nothing while the administrator is loading. */
export function UserManagement(props: UserManagementProps) {
  useAdminTexts();
  const { client } = useHotseat();
  const query = useQuery(meQuery(client));
  const me = query.data;
  if (!me) return <WithoutData query={query} />;
  return me.admin_level ? <Users {...props} me={me} level={me.admin_level} /> : null;
}

function Users({ scope, search, onSearchChange, me, level }: UserManagementProps & { me: Me; level: AdminLevel }) {
  const { t } = useAdminText();
  const { client, language } = useHotseat();
  const filters = readUserFilters(search);
  const users = useInfiniteQuery(adminUsersQuery(client, scope, askedFor(filters)));
  // An institution's administrator chooses none.
  const organisations = useQuery({ ...organisationsQuery(client), enabled: level !== "institution" }).data ?? [];
  const { mutateAsync: invite } = useMutation(inviteUserMutation(client, scope));
  const { mutateAsync: update } = useMutation(updateUserMutation(client, scope));
  const { mutateAsync: change } = useMutation(changeUsersMutation(client, scope));
  const now = useServerNow(MINUTE_MS);
  const { timeZone } = useReader();

  const report = async (change: Promise<unknown>, done: "Created" | "Updated") => {
    const reply = await replyOf(change, t);
    if (reply.ok) toast.success({ title: t(`users.done.${done}`) });
    return reply;
  };
  return (
    <UserManagementView
      scope={scope}
      level={level}
      ownId={me.keycloak_id}
      organisationId={organisationOf(scope, organisations) ?? me.organisation?.id ?? null}
      language={language}
      importHref={adminHrefs.importUsers(scope)}
      filters={filters}
      onFiltersChange={(next) => onSearchChange(writeUserFilters(next))}
      list={listOf(users, t, (user): AdminUser => user)}
      organisations={organisations}
      onInvite={(payload) =>
        report(invite({ ...withinReach(payload, level), language: payload.language as Language }), "Created")
      }
      onChange={({ keycloak_id }, { full_name, ...payload }) => {
        const { email: _email, language: _language, ...change } = withinReach({ full_name, ...payload }, level);
        return report(update({ keycloakId: keycloak_id, ...change }), "Updated");
      }}
      onSetActive={({ keycloak_id }, is_active) => report(update({ keycloakId: keycloak_id, is_active }), "Updated")}
      now={now}
      timeZone={timeZone}
      onChangeMany={useChangeMany(change)}
      onMore={() => void loadNextPage(users, t)}
      onRetry={() => void users.refetch()}
    />
  );
}

/** The filters as the server takes them: those that narrow. */
const askedFor = ({ search, role, status, institution, language }: UserFilters) => ({
  ...(search.trim() !== "" && { search: search.trim() }),
  ...(role && { role }),
  ...(status && { status }),
  ...(institution !== null && { institution }),
  ...(language && { language }),
});

/** The organisation of the table; null for the whole platform, and while organisations are loading. */
function organisationOf(scope: AdminScope, organisations: readonly OrganisationChoice[]): number | null {
  if (scope.kind === "platform") return null;
  if (scope.kind === "organisation") return scope.id;
  return organisations.find(({ institutions }) => institutions.some(({ id }) => id === scope.id))?.id ?? null;
}

/** Leaves out what the administrator's level decides: the server fills it in. */
function withinReach({ organisation_id, institution_id, ...payload }: UserPayload, level: AdminLevel) {
  return {
    ...payload,
    ...(level === "platform" && { organisation_id }),
    ...(level !== "institution" && { institution_id }),
  };
}
