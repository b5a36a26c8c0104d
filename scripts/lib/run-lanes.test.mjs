import { expect, it } from "vitest";
import { runLanes, selectLanes } from "./run-lanes.mjs";
import { Problem } from "./say.mjs";

const good = { passed: 1, failed: 0, problems: [], output: "" };
const lane = (name, run = async () => good, slots) => ({ name, run, slots });

it("selects by name and by group, and refuses an unknown name", () => {
  const lanes = [lane("lint"), lane("server-pglite"), lane("server-postgres")];
  expect(selectLanes(lanes, []).length).toBe(3);
  expect(selectLanes(lanes, ["server"]).map(({ name }) => name)).toEqual(["server-pglite", "server-postgres"]);
  expect(() => selectLanes(lanes, ["serve"])).toThrow('no lane "serve"');
});

it("counts a lane that throws as failed and goes on", async () => {
  const broken = lane("broken", async () => {
    throw new Problem("install it");
  });
  const results = await runLanes([broken, lane("next")], () => {});
  expect(results.map(({ result }) => [result.passed, result.failed])).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(results[0].result.problems).toEqual(["install it"]);
});

it("never runs more side by side than there are slots", async () => {
  let running = 0;
  let most = 0;
  const work = (slots) => async () => {
    running += slots;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= slots;
    return good;
  };
  await runLanes(
    [lane("a", work(1), 1), lane("b", work(1), 1), lane("c", work(2), 2), lane("d", work(1), 1)],
    () => {},
  );
  expect(most).toBe(2);
});
