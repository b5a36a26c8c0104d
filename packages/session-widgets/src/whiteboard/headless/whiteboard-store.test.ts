import { POINTS_MAX, TEXT_MAX_LENGTH } from "@hotseat/collab/scene/limits";
import { sampleElement, sampleFile } from "@hotseat/collab/scene/testing";
import { createManualClock } from "@hotseat/core/testing";
import { describe, expect, it, vi } from "vitest";
import { createSurface } from "../board-surface.fixtures";
import { storyDrawing } from "../whiteboard.fixtures";
import { SCENE_THROTTLE_MS } from "./whiteboard.constants";
import type { SceneElement } from "./whiteboard.types";
import { createWhiteboardStore } from "./whiteboard-store";

const instance = { pluginId: "whiteboard", instanceId: "s12-a1b2c3", roomId: "session-12", createdAt: null };

function setUp() {
  const clock = createManualClock();
  const onChange = vi.fn();
  const store = createWhiteboardStore({ instance: () => instance, clock, random: () => 0.5, onChange });
  const on = createSurface();
  const detach = store.attach(on.surface);
  const draw = (element: SceneElement) => {
    on.elements.set(element.id, element);
    store.noteChange();
  };
  return { clock, onChange, store, detach, draw, ...on };
}

const [first, second] = storyDrawing as [SceneElement, SceneElement];
const newer = (element: SceneElement, version: number) => ({ ...element, version, versionNonce: version });

describe("createWhiteboardStore", () => {
  it("reports changed elements only, at most every 200 ms, each report with a higher version (TL-W.27)", async () => {
    const { clock, onChange, draw } = setUp();
    draw(first);
    for (let version = 2; version <= 20; version += 1) {
      draw(newer(second, version));
      await clock.advance(10);
    }
    await clock.advance(SCENE_THROTTLE_MS);
    expect(onChange).toHaveBeenCalledTimes(2);
    const reports = onChange.mock.calls.map(([change]) => change);
    expect(reports.map(({ version }) => version)).toEqual([1, 2]);
    expect(reports[1].changed).toEqual([expect.objectContaining({ id: second.id, version: 20 })]);
    expect(reports[1].scene.elements).toHaveLength(2);
    expect(reports[0]).toMatchObject(instance);
  });

  it("ignores an update whose version is not higher than the last one (TL-W.28)", () => {
    const { store, elements } = setUp();
    expect(store.applyScene({ version: 3, scene: { elements: [first] } })).toBe(true);
    expect(store.applyScene({ version: 3, scene: { elements: [second] } })).toBe(false);
    expect(store.applyScene({ version: 2, scene: { elements: [second] } })).toBe(false);
    expect(store.applyScene({ version: Number.NaN, scene: { elements: [second] } })).toBe(false);
    expect([...elements.keys()]).toEqual([first.id]);
    expect(store.applyScene({ version: 4, scene: { elements: [second] } })).toBe(true);
    expect(elements.size).toBe(2);
  });

  it("does not report a change that it receives, and applies it without undo", async () => {
    const { clock, store, onChange, applied } = setUp();
    store.applyScene({ version: 1, scene: { elements: [first] } });
    store.noteChange();
    await clock.advance(SCENE_THROTTLE_MS);
    expect(onChange).not.toHaveBeenCalled();
    expect(applied.at(-1)).toEqual({ ids: [first.id], undoable: false });
  });

  it("keeps out of an update, and out of a report, what the gate refuses", async () => {
    const { clock, store, onChange, draw, elements } = setUp();
    const evil = {
      ...first,
      id: "evil",
      type: "iframe",
      customData: { generationData: { html: "<script>1</script>" } },
    };
    store.applyScene({ version: 1, scene: { elements: [evil, second] } });
    expect([...elements.keys()]).toEqual([second.id]);
    draw(evil as unknown as SceneElement);
    await clock.advance(SCENE_THROTTLE_MS);
    expect(onChange).not.toHaveBeenCalled();
  });

  it("an element that the gate refuses is a problem once for each version, until it is acceptable (TL-W.31)", async () => {
    const { clock, store, onChange, draw } = setUp();
    const text = (version: number, length: number): SceneElement => ({
      ...newer(first, version),
      id: "text",
      type: "text",
      text: "x".repeat(length),
    });
    draw(text(1, TEXT_MAX_LENGTH + 1));
    expect(store.getState().problem).toBe("tooLarge");
    store.setProblem(null);
    draw(second);
    await clock.advance(SCENE_THROTTLE_MS);
    expect(store.getState().problem).toBeNull();
    draw(text(2, TEXT_MAX_LENGTH + 2));
    await clock.advance(SCENE_THROTTLE_MS);
    expect(store.getState().problem).toBe("tooLarge");
    draw(text(3, TEXT_MAX_LENGTH));
    await clock.advance(SCENE_THROTTLE_MS);
    expect(store.getState().problem).toBeNull();
    expect(onChange.mock.lastCall?.[0].changed).toMatchObject([{ id: "text", version: 3 }]);
  });

  it("a stroke that became too long and is deleted is no problem any more, and its deletion is reported (TL-W.31)", async () => {
    const { clock, store, onChange, draw } = setUp();
    const stroke = (version: number, count: number): SceneElement => ({
      ...newer(first, version),
      id: "stroke",
      type: "freedraw",
      points: Array.from({ length: count }, (_, x) => [x, 0]),
    });
    draw(stroke(1, POINTS_MAX));
    draw(stroke(2, POINTS_MAX + 1));
    await clock.advance(SCENE_THROTTLE_MS);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(store.getState().problem).toBe("tooLarge");
    draw({ ...stroke(3, POINTS_MAX + 1), isDeleted: true });
    await clock.advance(SCENE_THROTTLE_MS);
    expect(store.getState().problem).toBeNull();
    const [deletion] = onChange.mock.lastCall?.[0].changed ?? [];
    expect(deletion).toMatchObject({ id: "stroke", version: 3, isDeleted: true });
    expect(deletion.points).toHaveLength(POINTS_MAX);
    store.setProblem("exportFailed");
    draw(second);
    await clock.advance(SCENE_THROTTLE_MS);
    expect(store.getState().problem).toBe("exportFailed");
  });

  it("clears with one undoable step and reports the deletions", () => {
    const { store, onChange, applied, elements } = setUp();
    store.applyScene({ version: 1, scene: { elements: storyDrawing } });
    const deletions = store.clear();
    expect(deletions).toHaveLength(storyDrawing.length);
    expect(applied.at(-1)?.undoable).toBe(true);
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ changed: deletions }));
    expect([...elements.values()].every(({ isDeleted }) => isDeleted)).toBe(true);
    expect(store.getState().isEmpty).toBe(true);
  });

  it("clears what the gate refuses too: it leaves the surface, and a stroke's earlier state is reported as deleted (TL-W.6, TL-W.31)", async () => {
    const { clock, store, onChange, draw, elements } = setUp();
    const stroke = (version: number, count: number): SceneElement => ({
      ...newer(first, version),
      id: "stroke",
      type: "freedraw",
      points: Array.from({ length: count }, (_, x) => [x, 0]),
    });
    const text: SceneElement = { ...first, id: "text", type: "text", text: "x".repeat(TEXT_MAX_LENGTH + 1) };
    draw(text);
    expect(store.getState()).toMatchObject({ isEmpty: false, problem: "tooLarge" });
    draw(stroke(1, POINTS_MAX));
    await clock.advance(SCENE_THROTTLE_MS);
    draw(stroke(5, POINTS_MAX + 1));
    store.clear();
    expect([...elements.values()].filter(({ isDeleted }) => !isDeleted)).toEqual([]);
    expect(store.getState()).toMatchObject({ isEmpty: true, problem: null });
    const { changed } = onChange.mock.lastCall?.[0] ?? {};
    expect(changed).toMatchObject([{ id: "stroke", version: 6, isDeleted: true }]);
    expect(changed[0].points).toHaveLength(POINTS_MAX);
    store.noteChange();
    await clock.advance(SCENE_THROTTLE_MS);
    expect(onChange.mock.lastCall?.[0].changed).toBe(changed);
  });

  it("a board with nothing but an element that the gate refuses is not empty until that is deleted (TL-W.31)", async () => {
    const { clock, store, draw } = setUp();
    const text: SceneElement = { ...first, id: "text", type: "text", text: "x".repeat(TEXT_MAX_LENGTH + 1) };
    draw(text);
    store.setProblem(null);
    expect(store.getState().isEmpty).toBe(false);
    draw({ ...newer(text, 2), isDeleted: true });
    await clock.advance(SCENE_THROTTLE_MS);
    expect(store.getState()).toMatchObject({ isEmpty: true, problem: null });
  });

  it("reports what is added without a surface, and shows it on the surface that comes later (TL-W.70)", () => {
    const { store, detach, onChange } = setUp();
    detach();
    const file = sampleFile("photo", "image/png", 9, 9);
    const image = sampleElement("image", { id: "image", fileId: "photo" });
    expect(store.add([image, { ...first, x: Number.NaN }], [file])).toBe(true);
    expect(onChange.mock.calls.map(([{ changed, newFiles }]) => [changed, newFiles])).toEqual([[[image], [file]]]);
    const later = createSurface();
    store.attach(later.surface);
    expect([...later.elements.keys()]).toEqual(["image"]);
  });

  it("adds nothing to a surface on which nobody draws any more, and says so (TL-W.71)", async () => {
    const { clock, store, onChange, elements } = setUp();
    store.setReadOnly(true);
    expect(store.add([first], [])).toBe(false);
    await clock.advance(SCENE_THROTTLE_MS);
    expect([elements.size, onChange.mock.calls.length, store.getState().problem]).toEqual([0, 0, "readOnly"]);
  });

  it("sends the whole scene on request", () => {
    const { store, onChange } = setUp();
    store.applyScene({ version: 7, scene: { elements: storyDrawing } });
    store.requestScene();
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ version: 8, changed: [] });
    expect(onChange.mock.lastCall?.[0].scene.elements).toHaveLength(storyDrawing.length);
  });

  it("shows a surface that comes later everything, and reports the last strokes of one that goes", async () => {
    const { store, detach, draw, onChange } = setUp();
    draw(first);
    draw(newer(second, 2));
    detach();
    expect(onChange.mock.lastCall?.[0].changed).toEqual([expect.objectContaining({ id: second.id })]);
    const later = createSurface();
    store.attach(later.surface);
    expect([...later.elements.keys()].sort()).toEqual([first.id, second.id].sort());
  });

  it("shows an onlooker each change, and reports nothing, when the surface has raised a version itself (TL-W.19)", async () => {
    const { clock, store, onChange, draw, elements } = setUp();
    store.setReadOnly(true);
    store.applyScene({ version: 1, scene: { elements: [newer(first, 5)] } });
    draw({ ...newer(first, 6), versionNonce: 0 });
    await clock.advance(SCENE_THROTTLE_MS);
    expect(onChange).not.toHaveBeenCalled();
    store.applyScene({ version: 2, scene: { elements: [{ ...newer(first, 6), x: 321 }] } });
    expect(elements.get(first.id)?.x).toBe(321);
  });

  it("reports the last strokes of a person who may draw no more", () => {
    const { store, onChange, draw } = setUp();
    draw(first);
    draw(newer(second, 2));
    store.setReadOnly(true);
    expect(onChange.mock.lastCall?.[0].changed).toEqual([expect.objectContaining({ id: second.id })]);
  });

  it("brings an element up to date that the surface could not take while somebody edited it", async () => {
    const { clock, store, elements, draw } = setUp();
    store.applyScene({ version: 1, scene: { elements: [newer(first, 5)] } });
    elements.set(first.id, newer(first, 4));
    draw(second);
    await clock.advance(SCENE_THROTTLE_MS);
    expect(elements.get(first.id)?.version).toBe(5);
  });
});
