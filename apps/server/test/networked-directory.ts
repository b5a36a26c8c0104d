import type { AccountDirectory, DirectoryAccount, NewAccount } from "../src/platform/identity/account-directory.ts";

type Call = "createMany" | "findManyByEmail" | "setRoles" | "removeMany";

/** A provider outside the database that keeps roles, as Keycloak does, and can be cut off. */
export interface NetworkedDirectory extends AccountDirectory {
  /** Accounts by address. */
  readonly accounts: ReadonlyMap<string, DirectoryAccount>;
  /** Addresses whose account is made, and the response about it is lost. */
  readonly failing: Set<string>;
  /** Addresses whose account is not made yet when the response about it is lost. */
  readonly late: Set<string>;
  /** An account that was there before. */
  add(account: DirectoryAccount): void;
  /** Called before and after each call about many accounts; what it throws is a break-down of this process. */
  onCall: ((call: Call, moment: "before" | "after") => void) | null;
}

export function networkedDirectory(): NetworkedDirectory {
  const accounts = new Map<string, DirectoryAccount>();
  const byId = (keycloakId: string) => [...accounts.values()].find((account) => account.keycloakId === keycloakId);
  const put = (account: DirectoryAccount | undefined, change: Partial<DirectoryAccount>): void => {
    if (account) accounts.set(account.email, { ...account, ...change });
  };
  let made = 0;
  const create = ({ email, emailVerified, role }: NewAccount): DirectoryAccount | null => {
    if (accounts.has(email)) return null;
    made += 1;
    const account = { keycloakId: `account-${made}`, email, emailVerified, isDisabled: false, role };
    accounts.set(email, account);
    return account;
  };
  const directory: NetworkedDirectory = {
    kind: "keycloak",
    accounts,
    failing: new Set(),
    late: new Set(),
    add: (account) => void accounts.set(account.email, account),
    onCall: null,
    create: async (account) => create(account),
    find: async (id) => byId(id) ?? null,
    findByEmail: async (email) => accounts.get(email) ?? null,
    setPassword: async (id) => put(byId(id), { emailVerified: true }),
    setRole: async (id, role) => put(byId(id), { role }),
    setDisabled: async (id, isDisabled) => put(byId(id), { isDisabled }),
    endSessions: async () => {},
    async remove(id) {
      const account = byId(id);
      if (account) accounts.delete(account.email);
    },
    createMany: (wanted) =>
      around("createMany", () =>
        wanted.map((account) => {
          if (directory.late.has(account.email)) return { outcome: "failed" };
          const created = create(account);
          if (directory.failing.has(account.email)) return { outcome: "failed" };
          return created ? { outcome: "created", account: created } : { outcome: "exists" };
        }),
      ),
    findManyByEmail: (emails) =>
      around(
        "findManyByEmail",
        () =>
          new Map(
            emails.flatMap((email) => {
              const account = accounts.get(email);
              return account ? [[email, account]] : [];
            }),
          ),
      ),
    setRoles: (changes) =>
      around("setRoles", () => {
        for (const { keycloakId, role } of changes) put(byId(keycloakId), { role });
        return new Set<string>();
      }),
    removeMany: (ids) =>
      around("removeMany", () => {
        for (const id of ids) {
          const account = byId(id);
          if (account) accounts.delete(account.email);
        }
        return new Set<string>();
      }),
  };
  async function around<T>(call: Call, work: () => T): Promise<T> {
    directory.onCall?.(call, "before");
    const answer = work();
    directory.onCall?.(call, "after");
    return answer;
  }
  return directory;
}
