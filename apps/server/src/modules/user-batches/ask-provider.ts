import type { AccountDirectory, RoleChange } from "../../platform/identity/account-directory.ts";
import type { Plan } from "./plan-row.ts";
import type { BatchReason } from "./reasons.ts";

/** Result of a row at the provider: the person's id, or the reason for which the row fails. */
export type Asked = { readonly keycloakId: string } | { readonly reason: BatchReason };

const isRoleChange = ({ outcome, before, after }: Plan): boolean =>
  outcome === "updated" && before?.role !== after?.role;

/** Whether a plan changes something at the provider. The built-in one keeps no roles. */
export const concernsProvider = ({ kind }: Pick<AccountDirectory, "kind">, plan: Plan): boolean =>
  plan.outcome === "created" || (kind === "keycloak" && isRoleChange(plan));

/** Makes the accounts and sets the roles of these plans at the provider. Returns a result for each, by position. */
export async function askProvider(accounts: AccountDirectory, plans: readonly Plan[]): Promise<Map<number, Asked>> {
  const toMake = plans.filter(({ outcome, account }) => outcome === "created" && !account);
  const made = await accounts.createMany(
    toMake.map(({ email, after }) => ({
      email,
      fullName: after?.fullName ?? "",
      language: after?.language ?? "en",
      role: after?.role ?? "user",
      password: null,
      emailVerified: false,
    })),
  );
  const asked = new Map<number, Asked>();
  for (const [index, creation] of made.entries()) {
    const { position } = toMake[index] as Plan;
    if (creation.outcome === "created") asked.set(position, { keycloakId: creation.account.keycloakId });
    else asked.set(position, { reason: creation.outcome === "exists" ? "changed_meanwhile" : "provider_unavailable" });
  }
  const withAccount = plans.flatMap((plan) => {
    const keycloakId = plan.account?.keycloakId ?? (isRoleChange(plan) ? plan.before?.keycloakId : undefined);
    return keycloakId && plan.after ? [{ position: plan.position, keycloakId, role: plan.after.role }] : [];
  });
  const refused = withAccount.length > 0 ? await accounts.setRoles(withAccount satisfies RoleChange[]) : new Set();
  for (const { position, keycloakId } of withAccount)
    asked.set(position, refused.has(keycloakId) ? { reason: "provider_unavailable" } : { keycloakId });
  return asked;
}
