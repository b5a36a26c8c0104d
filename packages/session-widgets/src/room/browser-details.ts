import { type ConnectionDetailsStore, createConnectionDetails } from "./connection-details";

let store: ConnectionDetailsStore | null = null;

/** The tab's storage, or null where the browser forbids it. */
function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** The connection details of this tab, one store for the whole page. */
export function connectionDetails(): ConnectionDetailsStore {
  store ??= createConnectionDetails(tabStorage());
  return store;
}
