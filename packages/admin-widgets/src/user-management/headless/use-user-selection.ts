import { useState } from "react";
import useLatestCallback from "use-latest-callback";
import { useStore } from "zustand";
import type { AdminUser, ManyReply, UserProblem, UsersChange } from "./user-management.types";
import { createUserSelection, type UserSelection } from "./user-selection";

export interface UseUserSelectionOptions {
  /** The loaded users, in the order of the table. */
  users: readonly AdminUser[];
  /** Changes several users; the server decides about each. */
  onChangeMany: (users: readonly AdminUser[], change: UsersChange) => Promise<ManyReply>;
}

export interface UsedUserSelection extends Pick<UserSelection, "toggle" | "setAll" | "clear"> {
  /** Selected users, in the order of the table. */
  selected: readonly AdminUser[];
  isChanging: boolean;
  isSelected(user: AdminUser): boolean;
  /** Returns why the user was not changed at the last try; null without such a try. */
  problemOf(user: AdminUser): UserProblem | null;
  /** Number of selected users that could not be changed. */
  failedCount: number;
  /** Changes the selected users; resolves with null while another change is on its way. */
  change(change: UsersChange): Promise<ManyReply | null>;
}

/** The selection over the pages of the table, and the changes of it. */
export function useUserSelection({ users, onChangeMany }: UseUserSelectionOptions): UsedUserSelection {
  const [selection] = useState(createUserSelection);
  const state = useStore(selection.store);
  const selected = users.filter(({ keycloak_id }) => state.selected.has(keycloak_id));
  const change = useLatestCallback((wanted: UsersChange) => selection.change(selected, wanted, onChangeMany));
  return {
    toggle: selection.toggle,
    setAll: selection.setAll,
    clear: selection.clear,
    selected,
    isChanging: state.isChanging,
    isSelected: ({ keycloak_id }) => state.selected.has(keycloak_id),
    problemOf: ({ keycloak_id }) => state.problems.get(keycloak_id) ?? null,
    failedCount: selected.filter(({ keycloak_id }) => state.problems.has(keycloak_id)).length,
    change,
  };
}
