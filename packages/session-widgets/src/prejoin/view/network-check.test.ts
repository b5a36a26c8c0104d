import { describe, expect, it } from "vitest";
import { lineOf } from "../headless/network-check-line";
import { CHECK_STEPS, type CheckStep, type StepResult, verdictOf, WAITING } from "../headless/network-check-rules";
import {
  type CheckRoomReply,
  createNetworkCheck,
  type NetworkCheckPort,
  type StepReply,
} from "../headless/network-check-store";

const ROOM: CheckRoomReply = { kind: "room", url: "ws://sfu", token: "t", canPublish: true };
const results = (part: Partial<Record<CheckStep, StepResult>>): Record<CheckStep, StepResult> => ({
  websocket: "passed",
  webrtc: "passed",
  relay: "passed",
  publish: "passed",
  ...part,
});

describe("the verdict on the steps", () => {
  it.each([
    ["good", null, {}, null],
    ["good", null, { relay: "skipped", publish: "skipped" }, { roundTripMs: 34, lossPart: 0 }],
    ["failed", "noServer", { websocket: "failed", webrtc: "skipped" }, null],
    ["failed", "noMedia", { webrtc: "failed", relay: "failed" }, null],
    ["weak", "relayOnly", { webrtc: "failed" }, null],
    ["weak", "noRelay", { relay: "failed" }, null],
    ["failed", "noSending", { publish: "failed" }, null],
    ["weak", "slow", {}, { roundTripMs: 301, lossPart: 0 }],
    ["weak", "lossy", { relay: "failed" }, { roundTripMs: 900, lossPart: 0.031 }],
  ] as const)("is %s, because of %s", (status, reason, part, line) => {
    expect(verdictOf(results(part), line)).toEqual({ status, reason });
  });
});

function setUp(answers: Partial<Record<CheckStep, StepReply | Error>> = {}, room: CheckRoomReply = ROOM) {
  const tried: CheckStep[] = [];
  let release = () => {};
  let isHeld = false;
  const port: NetworkCheckPort = {
    open: async () => room,
    run: async (step) => {
      tried.push(step);
      if (isHeld) await new Promise<void>((resolve) => (release = resolve));
      const answer = answers[step] ?? { result: "passed" };
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const check = createNetworkCheck(port);
  return {
    check,
    tried,
    hold: () => {
      isHeld = true;
    },
    release: () => release(),
  };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe("the network check", () => {
  it("tries socket, media, relay and sending, and reports each result", async () => {
    const { check, tried } = setUp({ publish: { result: "passed", line: { roundTripMs: 34, lossPart: 0 } } });
    await check.run();
    expect(tried).toEqual([...CHECK_STEPS]);
    expect(check.getState()).toEqual({
      status: "good",
      reason: null,
      steps: results({}),
      line: { roundTripMs: 34, lossPart: 0 },
    });
  });

  it("skips steps that cannot succeed after a failure", async () => {
    const { check, tried } = setUp({ websocket: new Error("no socket") });
    await check.run();
    expect(tried).toEqual(["websocket"]);
    expect(check.getState()).toMatchObject({ status: "failed", reason: "noServer", steps: { publish: "skipped" } });
  });

  it("skips sending for observers", async () => {
    const { check, tried } = setUp({}, { ...ROOM, canPublish: false } as CheckRoomReply);
    await check.run();
    expect(tried).not.toContain("publish");
    expect(check.getState().status).toBe("good");
  });

  it("reports why it could not begin", async () => {
    const { check } = setUp({}, { kind: "refused", reason: "tooOften" });
    await check.run();
    expect(check.getState()).toMatchObject({ status: "failed", reason: "tooOften", steps: WAITING });
  });

  it("stops when the person joins, and can be run again", async () => {
    const { check, tried, hold, release } = setUp();
    hold();
    const first = check.run();
    await settle();
    expect(check.getState().status).toBe("running");
    check.stop();
    expect(check.getState().status).toBe("idle");
    release();
    await first;
    expect(tried).toEqual(["websocket"]);
    expect(check.getState().status).toBe("idle");
  });

  it("runs once at a time", async () => {
    const { check, tried } = setUp();
    await Promise.all([check.run(), check.run()]);
    expect(tried).toHaveLength(CHECK_STEPS.length);
  });
});

describe("round trip and loss", () => {
  it("come from the remote report", () => {
    const reports = [
      { type: "candidate-pair", currentRoundTripTime: 0.5 },
      { type: "remote-inbound-rtp", roundTripTime: 0.034, fractionLost: 0.01 },
    ];
    expect(lineOf(reports)).toEqual({ roundTripMs: 34, lossPart: 0.01 });
  });
  it("are null when the browser does not report them", () => {
    expect(lineOf([{ type: "codec" }])).toEqual({ roundTripMs: null, lossPart: null });
  });
});
