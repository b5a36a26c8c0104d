import { defineConfig } from "vitest/config";

/** The lane of `npm test`; none when a person runs tests by name, which then run on the embedded database. */
const lane = process.env.HOTSEAT_TEST_DATABASE;
/** Tests that only one database can run (two servers, a kill on the embedded one) are in that database's lane. */
const otherLane = lane === "postgres" ? "pglite" : "postgres";

/** Long tests of rules that no database decides, by the lane that runs them: once is enough. */
const ONCE = {
  pglite: ["src/modules/schedule/schedule-model.test.ts", "src/realtime/**/{board-scene,pad-document}.test.ts"],
  // Every call of every person in every state: thousands of requests, which take longer on the embedded database.
  postgres: ["src/modules/sessions/permissions.test.ts"],
};

export default defineConfig({
  ssr: { resolve: { conditions: ["@hotseat/source"] } },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // A real Keycloak is started by `npm run test:keycloak` only.
    exclude: [
      `**/*.${otherLane}.test.ts`,
      ...(lane ? ONCE[otherLane] : []),
      ...(process.env.HOTSEAT_TEST_KEYCLOAK ? [] : ["**/*.keycloak.test.ts"]),
    ],
    globalSetup: ["test/global-setup.ts"],
    pool: "forks",
    // A worker keeps the server's modules and its emptied databases from file to file.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Vitest gives a polled condition one second, in which a starved machine makes no call; below the limit of a test.
    expect: { poll: { timeout: 15_000 } },
  },
});
