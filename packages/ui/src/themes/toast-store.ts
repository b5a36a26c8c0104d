import { createStore } from "zustand/vanilla";

/** The time a toast stays, in milliseconds. Errors stay until they are closed. */
export const TOAST_DURATION_MS = 6000;
/** The maximum at once; one more removes the oldest. */
export const TOASTS_MAX = 9;

export type ToastTone = "success" | "error" | "info";

export interface ToastContent {
  title: string;
  description?: string;
  action?: { label: string; onSelect: () => void };
}

export interface ToastOptions {
  /** Shown toasts with the same id are replaced. */
  id?: string;
  /** Milliseconds until it disappears; `null` stays. */
  durationMs?: number | null;
}

export interface ToastRecord extends ToastContent {
  id: string;
  tone: ToastTone;
  durationMs: number | null;
}

/** The current toasts, oldest first, with their listeners. Framework-free. */
export function createToastStore() {
  const store = createStore<readonly ToastRecord[]>(() => []);
  const { getState, getInitialState, subscribe } = store;
  let made = 0;

  const set = (next: readonly ToastRecord[]) => store.setState(next, true);

  function show(tone: ToastTone, content: ToastContent, options: ToastOptions = {}): string {
    made += 1;
    const id = options.id ?? `toast-${made}`;
    const durationMs =
      options.durationMs === undefined ? (tone === "error" ? null : TOAST_DURATION_MS) : options.durationMs;
    const others = getState().filter((record) => record.id !== id);
    set([...others, { ...content, id, tone, durationMs }].slice(-TOASTS_MAX));
    return id;
  }

  return {
    show,
    dismiss: (id: string) => set(getState().filter((record) => record.id !== id)),
    clear: () => set([]),
    getState,
    getInitialState,
    subscribe,
  };
}

export const toastStore = createToastStore();

/** Shows a toast at the bottom right. Returns the toast's id. */
export const toast = {
  success: (content: ToastContent, options?: ToastOptions) => toastStore.show("success", content, options),
  error: (content: ToastContent, options?: ToastOptions) => toastStore.show("error", content, options),
  info: (content: ToastContent, options?: ToastOptions) => toastStore.show("info", content, options),
  dismiss: (id: string) => toastStore.dismiss(id),
  clear: () => toastStore.clear(),
};
