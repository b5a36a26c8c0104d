import type { AnyHandler } from "../../contract/handler.ts";
import type { Identity } from "../../platform/identity/identity.ts";
import { getConfigHandler } from "./get-config.ts";
import { getCsrfHandler } from "./get-csrf.ts";

export const routes = (identity: Identity): readonly AnyHandler[] => [getConfigHandler, getCsrfHandler(identity)];
