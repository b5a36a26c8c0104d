import { browserStorage } from "@hotseat/core/storage";
import { type ConnectionDetailsStore, createConnectionDetails } from "./connection-details";

let store: ConnectionDetailsStore | null = null;

/** The connection details of this tab, one store for the whole page. */
export function connectionDetails(): ConnectionDetailsStore {
  store ??= createConnectionDetails(browserStorage("sessionStorage"));
  return store;
}
