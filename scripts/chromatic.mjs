// `npm run chromatic`: publishes the stories, only when a project token is there.
import { spawnSync } from "node:child_process";
import { ROOT } from "./lib/paths.mjs";
import { say } from "./lib/say.mjs";

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  say("Nothing was uploaded: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project and try again.");
  process.exit(0);
}
const args = [
  "--filter",
  "@hotseat/storybook",
  "exec",
  "chromatic",
  "--build-script-name=build",
  ...process.argv.slice(2),
];
process.exit(spawnSync("pnpm", args, { cwd: ROOT, stdio: "inherit" }).status ?? 1);
