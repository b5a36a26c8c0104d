import { expect, it } from "vitest";
import { selectLanes } from "./lanes.mjs";
import { countLanes } from "./lib/count-lanes.mjs";

/** @param {string} id @param {Partial<import("./lib/turbo.mjs").TaskRun>} [result] */
const run = (id, { log = ["$ tool"], exitCode = 0, ...rest } = {}) => {
  return { id, task: id.split("#")[1], isReplayed: false, isRun: true, exitCode, tookMs: 10, log, ...rest };
};
/** @param {string} name @param {...string} tasks */
const lane = (name, ...tasks) => ({ name, tasks });

it("selects lanes by name and by group, and refuses an unknown name", () => {
  const lanes = [lane("lint"), lane("server-pglite"), lane("server-postgres")];
  expect(selectLanes(lanes, []).length).toBe(3);
  expect(selectLanes(lanes, ["server"]).map(({ name }) => name)).toEqual(["server-pglite", "server-postgres"]);
  expect(() => selectLanes(lanes, ["serve"])).toThrow('no lane "serve"');
});

it("counts a task's own line of counts, and a task without one as one check", () => {
  const runs = [run("a#unit", { log: ["noise", "7 passed, 0 failed"] }), run("a#types"), run("b#types")];
  const counts = countLanes(runs, [lane("unit", "unit"), lane("types", "types")]);
  expect(counts.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ["unit", 7, 0],
    ["types", 2, 0],
  ]);
});

it("counts the checks of a replayed task as replayed, and those of a run one not", () => {
  const runs = [
    run("a#unit", { log: ["7 passed, 0 failed"], isReplayed: true }),
    run("b#unit", { log: ["2 passed, 0 failed"] }),
  ];
  expect(countLanes(runs, [lane("unit", "unit")])).toMatchObject([{ passed: 9, replayed: 7 }]);
});

it("counts a failed task's failures, names its problems and shows the rest of its log", () => {
  const log = ["the output", "  ✗ a › b: wrong", "7 passed, 1 failed"];
  const [counts] = countLanes([run("a#unit", { log, exitCode: 1 })], [lane("unit", "unit")]);
  expect(counts).toMatchObject({ passed: 7, failed: 1, problems: ["a › b: wrong"], replayed: 0 });
  expect(counts.output).toContain("the output");
});

it("a bad exit code is a failure even after a good line of counts", () => {
  const bad = run("a#unit", { log: ["7 passed, 0 failed"], exitCode: 1 });
  expect(countLanes([bad], [lane("unit", "unit")])).toMatchObject([{ passed: 7, failed: 1 }]);
});

it("a task that turbo did not reach is a failure, and so is a lane without a task", () => {
  const [e2e, none] = countLanes(
    [run("web#e2e-call", { isRun: false })],
    [lane("e2e", "e2e-call"), lane("none", "none")],
  );
  expect([e2e.failed, none.failed]).toEqual([1, 1]);
});

it("tasks that others need first are counted as the lane build", () => {
  const counts = countLanes([run("web#build", { exitCode: 1 }), run("web#e2e-call")], [lane("e2e", "e2e-call")]);
  expect(counts.map(({ name, failed }) => [name, failed])).toEqual([
    ["build", 1],
    ["e2e", 0],
  ]);
});
