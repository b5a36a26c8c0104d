import type { ToolKind } from "@hotseat/api-client/types";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The tool chosen in each tab; null shows the first of its kind. */
export type ChosenTools = Readonly<Record<ToolKind, string | null>>;

export interface ChosenToolsStore extends StoreApi<ChosenTools> {
  choose(kind: ToolKind, toolId: string | null): void;
  /** Nothing to stop; a store of a session has it. */
  dispose(): void;
}

/** The open tools of one session's tabs; they outlive a tab that is left. */
export function createChosenTools(): ChosenToolsStore {
  const store = createStore<ChosenTools>(() => ({ whiteboard: null, code: null }));
  return { ...store, choose: (kind, toolId) => store.setState({ [kind]: toolId }), dispose: () => {} };
}
