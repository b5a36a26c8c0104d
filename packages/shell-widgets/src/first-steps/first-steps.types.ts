/** The first steps of an installation that are done; shaped like `users/me/first-steps/`. */
export interface FirstStepsDone {
  organisation: boolean;
  institution: boolean;
  people: boolean;
  session: boolean;
}

export type FirstStep = keyof FirstStepsDone;

/** The steps in their order. */
export const FIRST_STEPS: readonly FirstStep[] = ["organisation", "institution", "people", "session"];

/** The pages of the steps, for an administrator's own scope. */
export type FirstStepHrefs = Readonly<Record<FirstStep, string>>;

/** The part of the signed-in person that decides on the pages. */
export interface Administrator {
  roles: readonly string[];
  organisation: { id: number } | null;
  institution: { id: number } | null;
}

/** Returns the pages where an administrator does each step; null for people who administer nothing. */
export function firstStepHrefs({ roles, organisation, institution }: Administrator): FirstStepHrefs | null {
  const session = "/interviews/new";
  if (roles.includes("platform_admin")) {
    const organisations = "/0/admin/platform/organisations";
    return { organisation: organisations, institution: organisations, people: "/0/admin/platform/users", session };
  }
  if (roles.includes("organisation_admin") && organisation) {
    const mine = `/0/admin/organisations/${organisation.id}`;
    return {
      organisation: `${mine}/institutions`,
      institution: `${mine}/institutions`,
      people: `${mine}/users`,
      session,
    };
  }
  if (roles.includes("institution_admin") && institution) {
    const mine = `/0/admin/institutions/${institution.id}/users`;
    return { organisation: mine, institution: mine, people: mine, session };
  }
  return null;
}

interface ReadableNotification {
  id: string;
  is_read: boolean;
  notification_type: { key: string };
}

/** Returns the notification that the reader's account was approved, while it is unread; undefined without one. */
export const unreadApprovalIn = <One extends ReadableNotification>(notifications: readonly One[]): One | undefined =>
  notifications.find(({ is_read, notification_type }) => notification_type.key === "account_approved" && !is_read);

/** Where a device remembers that a person has closed the list. */
export const dismissedKey = (keycloakId: string): string => `hotseat.first-steps.1/${keycloakId}`;
