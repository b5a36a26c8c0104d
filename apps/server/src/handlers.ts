import type { AnyHandler } from "./contract/raw-handler.ts";
import type { Deps } from "./deps.ts";
import { routes as embed } from "./modules/embed/routes.ts";
import { routes as identityRoutes } from "./modules/identity/routes.ts";
import { routes as modules } from "./modules/modules/routes.ts";
import { routes as system } from "./modules/system/routes.ts";
import { routes as users } from "./modules/users/routes.ts";
import type { Identity } from "./platform/identity/identity.ts";

/** The operations of every noun. */
export function allHandlers(_deps: Deps, identity: Identity): readonly AnyHandler[] {
  return [...system(identity), ...identityRoutes(identity), ...users, ...modules, ...embed];
}
