import { existsSync } from "node:fs";
import path from "node:path";
import { mustRun } from "./child.mjs";
import { ROOT, WORK_CACHE } from "./paths.mjs";
import { step } from "./say.mjs";
import { WEB_ROOT } from "./server.mjs";
import { hashInputs, isStamped, writeStamp } from "./stamp.mjs";

const STAMP = path.join(WORK_CACHE, "web-build");
const INPUTS = ["apps/web", "packages", "tooling/vite", "tooling/tsconfig", "pnpm-lock.yaml"];

/** Tests, stories and prose do not enter the build; editing one must not cost a person a build. */
const NOT_BUILT = /\.(test|stories|fixtures)\.[cm]?[jt]sx?$|\.md$|\/e2e\/|\.api\.(md|json)$/;

/** Builds the web app into apps/web/dist when anything it is made of changed since the last build. */
export async function buildWeb() {
  const inputs = INPUTS.map((input) => path.join(ROOT, input));
  const hash = hashInputs(inputs, { base: ROOT, keep: (file) => !NOT_BUILT.test(file) });
  if (existsSync(path.join(WEB_ROOT, "index.html")) && isStamped(STAMP, hash)) return;
  await step("Building the web app", () =>
    mustRun("Building the web app", "pnpm", ["--filter", "@hotseat/web", "build"], { cwd: ROOT }),
  );
  writeStamp(STAMP, hash);
}
