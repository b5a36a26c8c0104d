import type { Content } from "./content/content.ts";
import type { Ledger } from "./ledger/ledger.ts";
import type { Platform } from "./platform/platform.ts";

/** Everything an operation may reach; built once in `serve.ts`, or by a test. */
export interface Deps extends Platform {
  readonly ledger: Ledger;
  readonly content: Content;
}
