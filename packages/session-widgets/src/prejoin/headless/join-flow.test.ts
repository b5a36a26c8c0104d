import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { describe, expect, it } from "vitest";
import { createConnectionDetails } from "../../room/headless";
import { createJoinFlow, type JoinNotice, type JoinReply, type StartReply } from "./join-flow";
import type { StartableSession } from "./join-rules";

const CALL: JoinReply = { kind: "call", url: "ws://sfu", token: "t", callSessionId: 3, connectionId: "c" };
const refused = (code: string): JoinReply => ({
  kind: "refused",
  refusal: { code, message: "not now", canStart: true },
});

function setUp(
  options: { answers?: JoinReply[]; status?: StartableSession["status"]; start?: StartReply; hasVideo?: boolean } = {},
) {
  const clock = createManualClock();
  const details = createConnectionDetails(createMemoryStorage());
  const log: string[] = [];
  const notices: JoinNotice[] = [];
  const answers = [...(options.answers ?? [CALL])];
  const flow = createJoinFlow({
    sessionId: 12,
    clock,
    details,
    session: () => ({
      status: options.status ?? "IN_PROGRESS",
      accessLevel: "OPEN",
      myRole: "participant",
      start: "now",
    }),
    hasVideo: () => options.hasVideo ?? true,
    start: async () => {
      log.push("start");
      return options.start ?? { kind: "started" };
    },
    join: async () => {
      log.push("join");
      return answers.shift() ?? { kind: "unreachable" };
    },
    saveName: async () => void log.push("name"),
    openAhead: async () => void log.push("open"),
    notify: (notice) => void notices.push(notice),
    onJoined: () => void log.push("joined"),
  });
  return { clock, details, flow, log, notices, kinds: () => notices.map(({ kind }) => kind) };
}

describe("joining", () => {
  it("stores the connection details and opens the dashboard (LS-3.13, LS-4.39)", async () => {
    const { flow, log, details, kinds } = setUp();
    await flow.join();
    expect(log).toEqual(["name", "join", "open", "joined"]);
    expect(details.read(12)).toMatchObject({ kind: "call", token: "t", url: "ws://sfu" });
    expect(kinds()).toEqual(["ready"]);
  });

  it("retries twice, after 400 and 800 ms, before it reports the failure (LS-7.27, LS-9.16)", async () => {
    const { flow, clock, log, kinds } = setUp({
      answers: [refused("call_not_active"), { kind: "unreachable" }, refused("call_not_active")],
    });
    const joining = flow.join();
    await clock.advance(399);
    expect(log.filter((entry) => entry === "join")).toHaveLength(1);
    await clock.advance(1 + 800);
    await joining;
    expect(log.filter((entry) => entry === "join")).toHaveLength(3);
    expect(kinds()).toEqual(["refused"]);
    expect(flow.getState()).toEqual({ status: "failed", message: "not now" });
  });

  it("neither retries nor shows a toast when the session has not started (LS-8.7)", async () => {
    const { flow, log, kinds } = setUp({ answers: [refused("session_not_started")] });
    await flow.join();
    expect(log.filter((entry) => entry === "join")).toHaveLength(1);
    expect(kinds()).toEqual([]);
    expect(flow.getState()).toEqual({ status: "too-early", canStart: true });
  });

  it("requires the start first while the session is only scheduled (LS-4.3, LS-8.14)", async () => {
    const { flow, log, kinds } = setUp({ status: "SCHEDULED" });
    await flow.join();
    expect(log).toEqual([]);
    expect(kinds()).toEqual(["not-started"]);
  });

  it("works without a media server", async () => {
    const { flow, log, details } = setUp({ hasVideo: false });
    await flow.join();
    expect(log).toEqual(["name", "joined"]);
    expect(details.read(12)).toEqual({ kind: "without-video" });
  });

  it("ignores a second press", async () => {
    const { flow, log } = setUp();
    await Promise.all([flow.join(), flow.join()]);
    expect(log.filter((entry) => entry === "join")).toHaveLength(1);
  });
});

describe("starting", () => {
  it("starts, waits 1200 ms, saves the name and joins (LS-4.40, LS-4.41, LS-9.15)", async () => {
    const { flow, clock, log, kinds } = setUp({ status: "SCHEDULED" });
    const starting = flow.start();
    await clock.advance(1_199);
    expect(log).toEqual(["start"]);
    await clock.advance(1);
    await starting;
    expect(log).toEqual(["start", "name", "join", "open", "joined"]);
    expect(kinds()).toEqual(["started", "preparing", "ready"]);
  });

  it("shows the server's sentence when it fails (LS-8.4)", async () => {
    const { flow, log } = setUp({
      status: "SCHEDULED",
      start: { kind: "failed", message: "Only the owner or host can start this session." },
    });
    await flow.start();
    expect(log).toEqual(["start"]);
    expect(flow.getState()).toEqual({
      status: "start-failed",
      message: "Only the owner or host can start this session.",
    });
  });
});
