/**
 * Every command of the root: `npm run <name>` calls `node scripts/run.mjs <name>`, which looks here.
 * To add one: a line here, and `"<name>": "node scripts/run.mjs <name>"` in package.json (a test compares the two).
 *
 * @typedef {{ about: string, file?: string, run?: string[], owned?: boolean }} Command
 *   file: a script of this repository, started with Node; run: a program of the workspace with its first arguments.
 * @type {Record<string, Command>}
 */
export const COMMANDS = {
  start: { about: "Build what changed and start Hotseat with its video server", file: "scripts/start.mjs" },
  test: { about: "Run all checks, or the lanes named behind --", file: "scripts/test.mjs" },
  lint: { about: "Biome over everything, and the rules of React hooks", file: "scripts/lint.mjs" },
  format: { about: "Write Biome's formatting and safe fixes", run: ["biome", "check", "--write", "."] },
  boundaries: { about: "Who imports whom, against the rules and a planted fault each", file: "scripts/boundaries.mjs" },
  drift: { about: "What is generated and committed is what its sources say", file: "scripts/drift.mjs" },
  "test:scripts": { about: "The scripts' own tests", run: ["node", "scripts/task.mjs", "vitest", "--project=scripts"] },
  types: { about: "Type-check everything", run: ["node", "scripts/test.mjs", "types"] },
  "types:tooling": { about: "Type-check scripts and tooling", run: ["tsc", "-p", "."] },
  keycloak: { about: "Start a real Keycloak with the realm for development", file: "scripts/keycloak.mjs" },
  openapi: {
    about: "Write the OpenAPI document from the server",
    run: ["pnpm", "--filter", "@hotseat/server", "openapi"],
  },
  generate: {
    about: "Generate the API client from the OpenAPI document",
    run: ["pnpm", "--filter", "@hotseat/api-client", "generate"],
  },
  storybook: { about: "Open the component workshop", run: ["pnpm", "--filter", "@hotseat/storybook", "dev"] },
  chromatic: { about: "Publish the stories to Chromatic, given a project token", file: "scripts/chromatic.mjs" },
  visual: { about: "Compare every story with its picture", run: ["pnpm", "--filter", "@hotseat/storybook", "visual"] },
  docs: {
    about: "Build the storybook and read every page of its docs",
    // Without "run", pnpm calls its own `docs`.
    run: ["pnpm", "--filter", "@hotseat/storybook", "run", "docs"],
  },
  screens: {
    about: "Photograph every screen of the path and look for overlap, overflow and untranslated words",
    run: ["pnpm", "--filter", "@hotseat/web", "screens"],
  },
  architecture: { about: "Draw the graph of packages into README.md", file: "tooling/architecture/architecture.ts" },
  pictures: { about: "Renew the pictures of README and docs from the screens", file: "tooling/pictures/pictures.ts" },
  bench: { about: "Speeds and sizes as ratios against a peer in the same run", file: "tooling/bench/bench.ts" },
  "test:kill": { about: "Kill the server twenty times in mid-session", file: "tooling/checks/kill-nine.ts" },
  "test:imports": {
    about: "Kill the server in the middle of imports of 10,000 people, and of their undo",
    file: "tooling/checks/import-kills.ts",
  },
  "test:pads": {
    about: "Kill the server twenty times while five people type; kill and stop the owner of a pad of two instances",
    run: ["node", "--conditions=@hotseat/source", "tooling/checks/pads.ts"],
  },
  "test:boards": {
    about:
      "Two of three people draw offline for a minute; then kill the server twenty times, and the owner of a board of two instances",
    run: ["node", "--conditions=@hotseat/source", "tooling/checks/boards.ts"],
  },
  "test:sse": { about: "Cut an event stream 200 times, on both databases", file: "tooling/checks/sse-resume.ts" },
  "test:processes": {
    about: "Two servers on one database: either may be killed",
    file: "tooling/checks/processes.ts",
  },
  "test:pad": {
    about:
      "10,000 schedules of people who edit one text, 1,000 cuts at each moment, and 2,000 schedules at the server's own pad",
    run: ["node", "--conditions=@hotseat/source", "tooling/checks/pad-schedules.ts"],
  },
  conformance: {
    about: "Judge a server of the code pad by its wire protocol: give its base URL behind --",
    file: "tooling/conformance/conformance.ts",
  },
  "test:clocks": {
    about: "Timers of two browsers with different clocks, and of a tab that was away",
    file: "tooling/checks/same-second.ts",
  },
  "test:cuts": {
    about: "Cut each person's network for 5 s, 30 s and for good, and kill the video server, in mid-session",
    file: "tooling/checks/cuts.ts",
  },
  "test:forgery": {
    about: "As every role: every control packet by hand, every control call",
    file: "tooling/checks/forgery.ts",
  },
  "test:return": {
    about: "Somebody removed or blocked comes back with programs of their own, for a minute",
    file: "tooling/checks/return.ts",
  },
  "test:relay": { about: "Where the video server's relay leads", file: "tooling/checks/relay.ts" },
  "test:keycloak": {
    about: "Sign in, change and disable accounts with a real Keycloak",
    file: "scripts/test-keycloak.mjs",
  },
  "test:fuzz": { about: "Fuzz the whole API document as three roles", file: "tooling/checks/fuzz.ts" },
  licences: { about: "List the licences of what we ship", file: "tooling/licences/licences.ts" },
  coverage: {
    about: "Write docs/spec: each requirement with the tests that assert it",
    file: "tooling/coverage/coverage.ts",
  },
  "pack:check": { about: "Pack every package and use it on a partner's site", file: "scripts/pack-check.mjs" },
  "api-report": {
    about: "Build the packages and write down their public API; --check compares it with what is built",
    run: ["node", "tooling/api-report/src/main.ts"],
  },
  changeset: { about: "Describe a public change of a package", run: ["changeset"] },
};
