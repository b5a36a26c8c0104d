import { createManualClock } from "@hotseat/core/testing";
import { describe, expect, it, vi } from "vitest";
import { createNameStore } from "./name-store";

describe("the name", () => {
  function setUpName(save: (name: string) => Promise<void> = async () => {}) {
    const clock = createManualClock();
    const saved = vi.fn(save);
    const onFailure = vi.fn();
    return { clock, saved, onFailure, name: createNameStore("Jonas", { clock, save: saved, onFailure }) };
  }

  it("is saved once, 600 ms after the last edit (LS-2.19, LS-3.19, LS-9.14)", async () => {
    const { clock, saved, name } = setUpName();
    name.edit("Jon");
    await clock.advance(400);
    name.edit("Jonas K");
    await clock.advance(599);
    expect(saved).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(saved.mock.calls).toEqual([["Jonas K"]]);
    expect(name.getState().status).toBe("saved");
  });

  it("waits for a save that is under way, and saves what was typed since", async () => {
    const answers: Array<() => void> = [];
    const { clock, saved, name } = setUpName(() => new Promise((resolve) => answers.push(resolve)));
    name.edit("Jon");
    await clock.advance(600);
    let isFlushed = false;
    const flushed = name.flush().then(() => {
      isFlushed = true;
    });
    await clock.advance(0);
    expect(isFlushed).toBe(false);
    name.edit("Jonas K");
    answers[0]?.();
    await clock.advance(0);
    expect(saved.mock.calls).toEqual([["Jon"], ["Jonas K"]]);
    expect(isFlushed).toBe(false);
    answers[1]?.();
    await flushed;
    expect(name.getState()).toEqual({ value: "Jonas K", status: "saved" });
  });

  it("is a guest's made-up one where it is empty when it is needed, and one's own otherwise (LS-2.18)", async () => {
    const { saved, name } = setUpName();
    name.edit("   ");
    await name.flushOr(() => "Guest 4821");
    expect(name.getState()).toEqual({ value: "Guest 4821", status: "saved" });
    name.edit("Jonas");
    await name.flushOr(() => "Guest 1000");
    expect(saved.mock.calls).toEqual([["Guest 4821"], ["Jonas"]]);
  });

  it("is never sent empty", async () => {
    const { clock, saved, name } = setUpName();
    name.edit("   ");
    await clock.advance(1_000);
    expect(saved).not.toHaveBeenCalled();
  });

  it("is neither cut nor sent while it is too long, and saved once it is shortened", async () => {
    const { clock, saved, name } = setUpName();
    const long = "J".repeat(61);
    name.edit(long);
    await clock.advance(600);
    await name.flush();
    expect([name.getState(), saved.mock.calls]).toEqual([{ value: long, status: "tooLong" }, []]);
    name.edit(` ${long.slice(1)} `);
    await clock.advance(600);
    expect(saved.mock.calls).toEqual([[long.slice(1)]]);
  });

  it("stays in the field when it could not be saved (LS-2.20)", async () => {
    const { clock, onFailure, name } = setUpName(async () => {
      throw new Error("offline");
    });
    name.edit("Jonas K");
    await clock.advance(600);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(name.getState()).toEqual({ value: "Jonas K", status: "failed" });
  });
});
