import type { Method } from "../src/contract/operation.ts";

/** One bad input of one call, and the documented response. */
export interface BadInput {
  /** Id of the operation. */
  readonly call: string;
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  /** `anybody`: not signed in; `member`: a person with a session of theirs, 1; `platform`: a platform administrator. */
  readonly as: "anybody" | "member" | "platform";
  readonly status: number;
  readonly code: string;
}

const UUID = "3f8c1c9e-8f0e-4b0e-9d5c-1b1f4d6a2b11";
const TOKEN = "a".repeat(43);
const PASSWORD = "a quiet river in May";
const LONG = "x".repeat(20_000);

type Rest = Pick<BadInput, "as"> & { readonly body?: unknown; readonly status?: number; readonly code?: string };
const row = (
  call: string,
  method: Method,
  path: string,
  { status = 400, code = "validation_failed", ...rest }: Rest,
) => ({
  call,
  method,
  path,
  status,
  code,
  ...rest,
});
const gone = { status: 410, code: "link_invalid" } as const;
const missing = (code: string) => ({ status: 404, code });
const person = { email: "nobody", full_name: "", role: "user", language: "en" };

/** One row for each changing call of accounts, mail and people's own sessions, and for each reading one with a parameter. */
export const BAD_INPUTS: readonly BadInput[] = [
  row("registerPerson", "POST", "/users/register/", {
    as: "anybody",
    body: { email: "not an address", consent: false },
  }),
  row("resendVerification", "POST", "/users/register/resend/", { as: "anybody", body: { email: LONG } }),
  row("readVerification", "POST", "/users/verification/", { as: "anybody", body: { token: TOKEN }, ...gone }),
  row("completeVerification", "POST", "/users/verification/complete/", {
    as: "anybody",
    body: { token: TOKEN, password: PASSWORD },
    ...gone,
  }),
  row("forgotPassword", "POST", "/users/password/forgot/", { as: "anybody", body: { email: ["ana@example.org"] } }),
  row("resetPassword", "POST", "/users/password/reset/", {
    as: "anybody",
    body: { token: TOKEN, password: PASSWORD },
    ...gone,
  }),
  row("createFirstAdministrator", "POST", "/users/first-administrator/", { as: "anybody", body: { token: TOKEN } }),
  row("chooseMyInstitution", "PATCH", "/users/me/registration/", { as: "member", body: { organisation_id: "1" } }),
  row("approvePendingUser", "POST", `/users/pending/${UUID}/approve/`, {
    as: "platform",
    body: {},
    ...missing("registration_not_found"),
  }),
  row("rejectPendingUser", "POST", `/users/pending/${UUID}/reject/`, { as: "platform", body: { reason: LONG } }),
  row("decidePendingUsers", "POST", "/users/pending/decisions/", {
    as: "platform",
    body: { ids: [], action: "maybe" },
  }),

  row("decideJoinRequests", "POST", "/admin/join-requests/decisions/", {
    as: "platform",
    body: { ids: [1], decision: "reject" },
  }),
  row("listAdminJoinRequests", "GET", "/admin/join-requests/?session_id=abc", { as: "platform" }),
  row("listPendingUsers", "GET", "/users/pending/?limit=0", { as: "platform" }),
  row("listOrganisations", "GET", "/organisations/?limit=1000000", { as: "platform" }),
  row("listInstitutions", "GET", "/institutions/?organisation=none", { as: "platform" }),
  row("listInstitutions", "GET", "/institutions/?organisation=25472431263572", { as: "platform" }),
  row("getOrganisation", "GET", "/organisations/999999/", { as: "platform", ...missing("organisation_not_found") }),
  row("createOrganisation", "POST", "/organisations/", { as: "platform", body: { name: "   " } }),
  row("updateOrganisation", "PATCH", "/organisations/1/", { as: "platform", body: { name: LONG } }),
  row("deleteOrganisation", "DELETE", "/organisations/1/", { as: "platform", status: 409, code: "still_in_use" }),
  row("getInstitution", "GET", "/institutions/abc/", { as: "platform", ...missing("not_found") }),
  row("createInstitution", "POST", "/institutions/", { as: "platform", body: { name: "New", organisation_id: -1 } }),
  row("updateInstitution", "PATCH", "/institutions/1/", { as: "platform", body: { name: "New", extra: true } }),
  row("deleteInstitution", "DELETE", "/institutions/999999/", {
    as: "platform",
    ...missing("institution_not_found"),
  }),

  row("listPlatformUsers", "GET", "/admin/platform/users/?role=emperor", { as: "platform" }),
  row("invitePlatformUser", "POST", "/admin/platform/users/", { as: "platform", body: person }),
  row("getPlatformUser", "GET", "/admin/platform/users/nobody/", { as: "platform", ...missing("user_not_found") }),
  row("updatePlatformUser", "PATCH", "/admin/platform/users/member/", {
    as: "platform",
    body: { role: "pending_user" },
  }),
  row("changePlatformUsers", "POST", "/admin/platform/users/changes/", { as: "platform", body: { ids: ["member"] } }),
  row("changeOrganisationUsers", "POST", "/organisations/1/users/changes/", {
    as: "platform",
    body: { ids: [], is_active: false },
  }),
  row("changeInstitutionUsers", "POST", "/institutions/1/users/changes/", {
    as: "platform",
    body: { ids: ["member"], role: "emperor" },
  }),
  row("listOrganisationUsers", "GET", "/organisations/1/users/?limit=0", { as: "platform" }),
  row("listAggregatedUsers", "GET", "/organisations/1/aggregated-users/?language=la", { as: "platform" }),
  row("inviteOrganisationUser", "POST", "/organisations/1/users/", { as: "platform", body: person }),
  row("getOrganisationUser", "GET", "/organisations/1/users/nobody/", { as: "platform", ...missing("user_not_found") }),
  row("updateOrganisationUser", "PATCH", "/organisations/1/users/member/", {
    as: "platform",
    body: { is_active: "no" },
  }),
  row("listInstitutionUsers", "GET", "/institutions/1/users/?status=gone", { as: "platform" }),
  row("inviteInstitutionUser", "POST", "/institutions/1/users/", { as: "platform", body: person }),
  row("getInstitutionUser", "GET", "/institutions/1/users/nobody/", { as: "platform", ...missing("user_not_found") }),
  row("updateInstitutionUser", "PATCH", "/institutions/1/users/member/", { as: "platform", body: { full_name: "" } }),

  row("createPlatformBatch", "POST", "/admin/platform/users/batch/", {
    as: "platform",
    body: { idempotency_key: "12345678", row_count: 50_001 },
  }),
  row("createOrganisationBatch", "POST", "/organisations/1/users/batch/", { as: "platform", body: { row_count: 0 } }),
  row("createInstitutionBatch", "POST", "/institutions/999999/users/batch/", {
    as: "platform",
    body: { idempotency_key: "12345678", row_count: 1 },
    ...missing("institution_not_found"),
  }),
  row("listPlatformBatches", "GET", "/admin/platform/users/batch/?limit=0", { as: "platform" }),
  row("listOrganisationBatches", "GET", "/organisations/1/users/batch/?cursor=x", { as: "platform" }),
  row("listInstitutionBatches", "GET", "/institutions/1/users/batch/?limit=many", { as: "platform" }),
  row("getBatch", "GET", "/batches/999999/", { as: "platform", ...missing("batch_not_found") }),
  row("putBatchRows", "PUT", "/batches/1/rows/", {
    as: "platform",
    body: { offset: 0, rows: Array.from({ length: 1001 }, (_none, index) => ({ row: index + 1, values: {} })) },
  }),
  row("listBatchRows", "GET", "/batches/1/rows/?limit=1001", { as: "platform" }),
  row("checkBatch", "POST", "/batches/999999/check/", { as: "platform", ...missing("batch_not_found") }),
  row("startBatch", "POST", "/batches/1/start/", { as: "platform", body: { policy: "perhaps" } }),
  row("cancelBatch", "POST", "/batches/abc/cancel/", { as: "platform", ...missing("not_found") }),
  row("undoBatch", "POST", "/batches/999999/undo/", { as: "platform", ...missing("batch_not_found") }),

  row("updatePreferences", "PATCH", "/users/me/preferences/", {
    as: "member",
    body: { mails: { verify_address: false } },
  }),
  row("getSessionCalendar", "GET", "/interviews/sessions/999999/calendar.ics/", {
    as: "member",
    ...missing("session_not_found"),
  }),
  row("readCalendarFeed", "GET", `/calendar/${"z".repeat(400)}.ics`, { as: "anybody", ...missing("not_found") }),
  row("listOutbox", "GET", "/admin/outbox/?limit=all", { as: "platform" }),
  row("getOutboxMail", "GET", `/admin/outbox/${UUID}/`, { as: "platform", ...missing("mail_not_found") }),

  row("endDevice", "DELETE", `/users/me/devices/${UUID}/`, { as: "member", ...missing("device_not_found") }),
  row("changePassword", "POST", "/users/me/password/", {
    as: "member",
    body: { current_password: "wrong", new_password: PASSWORD },
    code: "password_wrong",
  }),
  row("beginSecondFactor", "POST", "/users/me/second-factor/", { as: "member", body: { password: "" } }),
  row("confirmSecondFactor", "POST", "/users/me/second-factor/confirm/", {
    as: "member",
    body: { code: "000000" },
    status: 409,
    code: "second_factor_not_begun",
  }),
  row("removeSecondFactor", "POST", "/users/me/second-factor/remove/", { as: "member", body: { password: "" } }),
  row("deleteOwnAccount", "DELETE", "/users/me/", { as: "member", body: { email: "somebody@else.example" } }),

  row("createSession", "POST", "/interviews/sessions/", { as: "member", body: { module: "M99", capacity: 1000 } }),
  row("updateSession", "PATCH", "/interviews/sessions/1/", { as: "member", body: { start_time: "tomorrow" } }),
  row("cancelSession", "POST", "/interviews/sessions/1/cancel/", { as: "member", body: { reason: LONG } }),
  row("listInvitations", "GET", "/interviews/sessions/999999/invitations/", {
    as: "member",
    ...missing("session_not_found"),
  }),
  row("invite", "POST", "/interviews/sessions/1/invitations/", { as: "member", body: { email: "ben@", role: "host" } }),
  row("withdrawInvitation", "DELETE", "/interviews/sessions/1/invitations/999999/", {
    as: "member",
    ...missing("invitation_not_found"),
  }),
  row("acceptInvitation", "POST", "/interviews/invitations/999999/accept/", {
    as: "member",
    body: {},
    ...missing("invitation_not_found"),
  }),
  row("declineInvitation", "POST", "/interviews/invitations/0/decline/", { as: "member", ...missing("not_found") }),
];
