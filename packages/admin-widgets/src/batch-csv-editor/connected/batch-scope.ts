import type { AdminScope } from "@hotseat/api-client/queries";
import type { Me } from "@hotseat/api-client/types";
import type { AdminLevel } from "../../admin-frame/headless";
import { type OrganisationChoice, rolesGivenBy } from "../../user-management/headless";
import type { BatchScope } from "../headless/batch.types";

const LEVELS: readonly AdminLevel[] = ["institution", "organisation", "platform"];

/** The lower of two levels: nobody is given a role that lies above the scope, or above the administrator. */
const lower = (one: AdminLevel, other: AdminLevel): AdminLevel =>
  LEVELS.find((level) => level === one || level === other) ?? "institution";

interface ScopeInput {
  readonly scope: AdminScope;
  readonly me: Pick<Me, "institution">;
  readonly level: AdminLevel;
  readonly organisations: readonly OrganisationChoice[];
  readonly languages: readonly string[];
  /** Name of the whole platform. */
  readonly platformName: string;
}

/** Facts about a scope that the rules need; null where the scope is none of the administrator's. */
export function batchScopeOf({
  scope,
  me,
  level,
  organisations,
  languages,
  platformName,
}: ScopeInput): BatchScope | null {
  const common = { level: scope.kind, roles: rolesGivenBy(lower(level, scope.kind)), languages };
  if (scope.kind === "platform")
    return { ...common, name: platformName, organisations, institutions: organisations.flatMap(institutionsOf) };
  if (scope.kind === "organisation") {
    const own = organisations.find(({ id }) => id === scope.id);
    return own ? { ...common, name: own.name, organisations: [own], institutions: institutionsOf(own) } : null;
  }
  const institutions = organisations.flatMap(({ institutions: all }) => all);
  const own =
    institutions.find(({ id }) => id === scope.id) ?? (me.institution?.id === scope.id ? me.institution : null);
  return own ? { ...common, name: own.name, organisations: [], institutions: [] } : null;
}

const institutionsOf = ({ id: organisationId, institutions }: OrganisationChoice) =>
  institutions.map(({ id, name }) => ({ id, name, organisationId }));
