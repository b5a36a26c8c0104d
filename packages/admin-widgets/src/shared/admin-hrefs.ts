/** The routes of Hotseat's own application. */
export const adminHrefs = {
  home: "/home",
  requests: "/me/0/admin",
  outbox: "/0/admin/outbox",
  platformUsers: "/0/admin/platform/users",
  platformOrganisations: "/0/admin/platform/organisations",
  organisationUsers: (id: number) => `/0/admin/organisations/${id}/users`,
  institutions: (organisationId: number) => `/0/admin/organisations/${organisationId}/institutions`,
  institutionUsers: (id: number) => `/0/admin/institutions/${id}/users`,
  importUsers: (scope: { kind: "platform" } | { kind: "organisation" | "institution"; id: number }) =>
    scope.kind === "platform" ? "/0/admin/platform/users/batch" : `/0/admin/${scope.kind}s/${scope.id}/users/batch`,
};
