import type { AdminLevel } from "@hotseat/api-client/types";
import { adminHrefs } from "../shared/admin-hrefs";

/** How much an administrator sees: everything, one organisation, or one institution. */
export type { AdminLevel };

/** The person as the administration knows them. */
export interface AdminPerson {
  /** Null for a person who is no administrator. */
  admin_level: AdminLevel | null;
  organisation: { id: number; name: string } | null;
  institution: { id: number; name: string } | null;
}

/** The subject of a page of the administration. */
export type AdminPlace = "platform" | "organisation" | "institution" | "requests";

export type AdminSectionName = "users" | "organisations" | "institutions" | "requests" | "outbox";

/** An entry of the administration's navigation. */
export interface AdminSection {
  name: AdminSectionName;
  href: string;
}

const PLACES: Readonly<Record<AdminLevel, ReadonlySet<AdminPlace>>> = {
  platform: new Set(["platform", "organisation", "institution", "requests"]),
  organisation: new Set(["organisation", "institution", "requests"]),
  institution: new Set(["institution", "requests"]),
};

/** Returns whether the level suffices for a page. The server decides on the organisation or institution itself. */
export function mayOpen(level: AdminLevel, place: AdminPlace): boolean {
  return PLACES[level].has(place);
}

/** Returns the sections that a person's level opens, in reading order; empty without a level or without a scope. */
export function sectionsOf({ admin_level: level, organisation, institution }: AdminPerson): AdminSection[] {
  const requests = { name: "requests", href: adminHrefs.requests } as const;
  if (level === "platform")
    return [
      { name: "users", href: adminHrefs.platformUsers },
      { name: "organisations", href: adminHrefs.platformOrganisations },
      requests,
      { name: "outbox", href: adminHrefs.outbox },
    ];
  if (level === "organisation" && organisation)
    return [
      { name: "users", href: adminHrefs.organisationUsers(organisation.id) },
      { name: "institutions", href: adminHrefs.institutions(organisation.id) },
      requests,
    ];
  if (level === "institution" && institution)
    return [{ name: "users", href: adminHrefs.institutionUsers(institution.id) }, requests];
  return [];
}

/** Returns the address of a person's first section; null where they have none. */
export function firstSectionOf(person: AdminPerson): string | null {
  return sectionsOf(person)[0]?.href ?? null;
}
