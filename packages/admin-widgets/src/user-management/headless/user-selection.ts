import { createStore, type StoreApi } from "zustand/vanilla";
import type { AdminUser, ManyReply, UserProblem, UsersChange } from "./user-management.types";

export interface UserSelectionState {
  /** Ids of the selected users. */
  selected: ReadonlySet<string>;
  /** Reason of the last change's failure, by id. */
  problems: ReadonlyMap<string, UserProblem>;
  /** A change of the selected users is on its way to the server. */
  isChanging: boolean;
}

/** Selection of users and a change of all of them, without React. */
export interface UserSelection {
  store: StoreApi<UserSelectionState>;
  toggle(id: string): void;
  /** Selects all of these users, or none of them; the others keep their state. */
  setAll(ids: readonly string[], isSelected: boolean): void;
  clear(): void;
  /**
   * Sends one change of several users. Changed users leave the selection; the others stay in it, with the reason in
   * `problems`. Resolves with null while another change is on its way.
   */
  change(
    users: readonly AdminUser[],
    change: UsersChange,
    send: (users: readonly AdminUser[], change: UsersChange) => Promise<ManyReply>,
  ): Promise<ManyReply | null>;
}

export function createUserSelection(): UserSelection {
  const store = createStore<UserSelectionState>(() => ({
    selected: new Set(),
    problems: new Map(),
    isChanging: false,
  }));
  const { getState, setState } = store;
  const setAll = (ids: readonly string[], isSelected: boolean) =>
    setState(({ selected }) => ({
      selected: isSelected ? new Set([...selected, ...ids]) : without(selected, new Set(ids)),
    }));
  return {
    store,
    setAll,
    toggle: (id) => setAll([id], !getState().selected.has(id)),
    clear: () => setState({ selected: new Set(), problems: new Map() }),

    async change(users, change, send) {
      if (getState().isChanging) return null;
      setState({ isChanging: true, problems: new Map() });
      const reply = await send(users, change);
      setState(({ selected }) => {
        if (!reply.ok) return { isChanging: false };
        const problems = new Map(reply.failed.map(({ id, problem }) => [id, problem] as const));
        const changed = new Set(users.map(({ keycloak_id }) => keycloak_id).filter((id) => !problems.has(id)));
        return { isChanging: false, problems, selected: without(selected, changed) };
      });
      return reply;
    },
  };
}

const without = (ids: ReadonlySet<string>, removed: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !removed.has(id)));
