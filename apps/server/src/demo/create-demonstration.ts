import type { Demonstration } from "../demonstration.ts";
import type { Deps } from "../deps.ts";
import { demoSignIn } from "./demo-sign-in.ts";
import { loadDemo } from "./load-demo.ts";
import { labelPracticePartner, practicePartner } from "./practice-partner.ts";

/** The demo's people and sessions if `HOTSEAT_DEMO` is set, and its practice partner if the launcher gave a key. */
export function createDemonstration(deps: Deps): Demonstration {
  return {
    quickSignIn: deps.config.demo ? demoSignIn(deps.database.db) : null,
    bearerViewer: practicePartner(deps),
    async prepare() {
      if (deps.config.demo && (await loadDemo(deps))) deps.log.info({}, "Loaded the demo's people and sessions.");
      await labelPracticePartner(deps);
    },
  };
}
