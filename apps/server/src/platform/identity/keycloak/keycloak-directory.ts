import KeycloakAdminClient, { NetworkError } from "@keycloak/keycloak-admin-client";
import type { Config } from "../../../config.ts";
import { ApiError } from "../../../contract/errors.ts";
import { ROLES, type RoleName } from "../../../contract/roles.ts";
import type { Clock } from "../../clock/clock.ts";
import type { AccountDirectory, Creation, DirectoryAccount } from "../account-directory.ts";
import { createCircuitBreaker } from "../circuit-breaker.ts";
import { highestRole } from "../claims.ts";
import { each, failing, succeeds } from "./each.ts";

/** Milliseconds; a Keycloak that takes longer to respond is away. */
const RESPONSE_WITHIN_MS = 10_000;
/** Milliseconds that a token of the service account is used; Keycloak gives it five minutes. */
const TOKEN_USED_MS = 30_000;
const NOT_FOUND = 404;
const CONFLICT = 409;

type User = NonNullable<Awaited<ReturnType<KeycloakAdminClient["users"]["findOne"]>>>;

/** Accounts in a realm of Keycloak, by its admin API and a service account. The realm's roles are the people's roles. */
export function createKeycloakDirectory(
  { issuer }: NonNullable<Config["oidc"]>,
  credentials: NonNullable<Config["keycloakAdmin"]>,
  clock: Pick<Clock, "now">,
): AccountDirectory {
  const [baseUrl = "", realmName = ""] = issuer.split("/realms/");
  const client = new KeycloakAdminClient({ baseUrl, realmName, timeout: RESPONSE_WITHIN_MS });
  const breaker = createCircuitBreaker(clock);
  let signedInAt = Number.NEGATIVE_INFINITY;

  async function signIn(): Promise<void> {
    const now = clock.now().getTime();
    if (now - signedInAt < TOKEN_USED_MS) return;
    await client.auth({ grantType: "client_credentials", ...credentials });
    signedInAt = now;
  }

  /** Throws `unavailable` when Keycloak does not respond; other refusals as they come. */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    breaker.assertClosed();
    try {
      await signIn();
      const response = await work();
      breaker.note(200);
      return response;
    } catch (error) {
      const status = statusOf(error);
      breaker.note(status);
      if (status === null || status >= 500) throw new ApiError("unavailable", { cause: error });
      throw error;
    }
  }

  async function present(user: User): Promise<DirectoryAccount> {
    const id = user.id as string;
    const [roles, groups] = [
      await client.users.listCompositeRealmRoleMappings({ id }),
      await client.users.listGroups({ id }),
    ];
    const names = [...roles.map(({ name }) => name ?? ""), ...groups.map(({ path }) => path?.split("/").at(-1) ?? "")];
    return {
      keycloakId: id,
      email: user.email ?? user.username ?? "",
      emailVerified: user.emailVerified ?? false,
      isDisabled: user.enabled === false,
      role: highestRole(names),
    };
  }

  /** Writes the whole account back: Keycloak empties the fields that an update leaves out. */
  async function change(id: string, fields: Partial<User>): Promise<void> {
    const user = await client.users.findOne({ id });
    if (user) await client.users.update({ id }, { ...user, ...fields });
  }

  async function giveRole(id: string, role: RoleName): Promise<void> {
    const mine = await client.users.listRealmRoleMappings({ id });
    const others = mine.filter(({ name }) => name !== role && ROLES.some((one) => one === name));
    const asMapping = ({ id: roleId, name }: { id?: string; name?: string }) => ({
      id: roleId ?? "",
      name: name ?? "",
    });
    if (others.length > 0) await client.users.delRealmRoleMappings({ id, roles: others.map(asMapping) });
    if (role === "pending_user" || mine.some(({ name }) => name === role)) return;
    const wanted = await client.roles.findOneByName({ name: role });
    if (!wanted) throw new Error(`The realm ${realmName} has no role ${role}.`);
    await client.users.addRealmRoleMappings({ id, roles: [asMapping(wanted)] });
  }

  const missing = (error: unknown): void => {
    if (statusOf(error) !== NOT_FOUND) throw error;
  };

  const directory: AccountDirectory = {
    kind: "keycloak",
    create: ({ email, fullName, role, password, emailVerified }) =>
      ask(async () => {
        const made = await client.users
          .create({
            username: email.toLowerCase(),
            email: email.toLowerCase(),
            emailVerified,
            enabled: true,
            ...nameOf(fullName),
            ...(password !== null && { credentials: [{ type: "password", value: password, temporary: false }] }),
          })
          .catch((error: unknown) => {
            if (statusOf(error) === CONFLICT) return null;
            throw error;
          });
        if (!made) return null;
        await giveRole(made.id, role);
        const user = await client.users.findOne({ id: made.id });
        return user ? present(user) : null;
      }),
    find: (id) =>
      ask(async () => {
        const user = await client.users.findOne({ id });
        return user ? present(user) : null;
      }),
    findByEmail: (email) =>
      ask(async () => {
        const [user] = await client.users.find({ email: email.toLowerCase(), exact: true, max: 1 });
        return user ? present(user) : null;
      }),
    setPassword: (id, value) =>
      ask(async () => {
        await client.users.resetPassword({ id, credential: { type: "password", value, temporary: false } });
        await change(id, { emailVerified: true });
      }),
    setRole: (id, role) => ask(() => giveRole(id, role)),
    setDisabled: (id, isDisabled) =>
      ask(async () => {
        await change(id, { enabled: !isDisabled });
        if (isDisabled) await client.users.logout({ id }).catch(missing);
      }),
    endSessions: (id) => ask(() => client.users.logout({ id }).catch(missing)),
    remove: (id) => ask(() => client.users.del({ id }).catch(missing)),
    createMany: (accounts) =>
      each(accounts, async (account): Promise<Creation> => {
        try {
          const made = await directory.create(account);
          return made ? { outcome: "created", account: made } : { outcome: "exists" };
        } catch {
          // A refusal or no response is the outcome of this account alone: the others are made all the same.
          return { outcome: "failed" };
        }
      }),
    async findManyByEmail(emails) {
      const found = await each(emails, (email) => directory.findByEmail(email));
      return new Map(found.flatMap((account) => (account ? [[account.email.toLowerCase(), account]] : [])));
    },
    async setRoles(changes) {
      return failing(
        changes.map(({ keycloakId }) => keycloakId),
        await each(changes, ({ keycloakId, role }) => succeeds(directory.setRole(keycloakId, role))),
      );
    },
    async removeMany(keycloakIds) {
      return failing(keycloakIds, await each(keycloakIds, (id) => succeeds(directory.remove(id))));
    },
  };
  return directory;
}

/** The status of Keycloak's response; null when there was none. */
function statusOf(error: unknown): number | null {
  return error instanceof NetworkError ? error.response.status : null;
}

/** Keycloak keeps a name in two parts; the last word is the family name. */
function nameOf(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/);
  return words.length < 2
    ? { firstName: fullName.trim(), lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}
