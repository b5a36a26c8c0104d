import type { SceneElement } from "@hotseat/collab/scene/element";
import { gateElements } from "@hotseat/collab/scene/gate";
import { inDrawingOrder, mergeElements } from "@hotseat/collab/scene/merge";
import type { LatestChange, ReplayChange } from "./replay.types";
import { createTrack } from "./track";

/** A whiteboard at one moment of the replay. */
export interface BoardMoment {
  /** Elements on it, in drawing order. */
  readonly elements: readonly SceneElement[];
  readonly latest: LatestChange | null;
}

export interface BoardTrack {
  /** The board after all changes up to this moment, in milliseconds from the begin. The same object while nothing changes. */
  at(atMs: number): BoardMoment;
  /** Author of an element; null for a former member and an unknown one. */
  makerOf(elementId: string): number | null;
  /** Ids of the images that were ever on it. */
  readonly imageIds: readonly string[];
  /** Elements that were ever on it, each in its last state that was not deleted, in drawing order. */
  readonly everDrawn: readonly SceneElement[];
}

/** The changes of one whiteboard, to be read at any moment. Stored elements pass the gate once more. */
export function createBoardTrack(changes: readonly ReplayChange[], beginsAt: number): BoardTrack {
  // A drawing made offline was stored later than others' changes of the same time. Elements merge in any order.
  const ordered = [...changes].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.seq - b.seq);
  const makers = new Map<string, number | null>();
  const imageIds = new Set<string>();
  const everDrawn = new Map<string, SceneElement>();
  const gated = ordered.map((change) => {
    const { elements } = gateElements(change.elements ?? []);
    for (const { id, fileId } of elements) {
      if (!makers.has(id)) makers.set(id, change.attendee_id);
      if (typeof fileId === "string") imageIds.add(fileId);
    }
    mergeElements(
      everDrawn,
      elements.filter(({ isDeleted }) => !isDeleted),
    );
    return elements;
  });
  const position = new Map(ordered.map((change, index) => [change, index]));
  const track = createTrack<ReadonlyMap<string, SceneElement>>(ordered, beginsAt, {
    begin: new Map(),
    apply(scene, change) {
      const next = new Map(scene);
      mergeElements(next, gated[position.get(change) ?? -1] ?? []);
      return next;
    },
  });
  let shown = { count: -1, moment: null as BoardMoment | null };
  return {
    makerOf: (elementId) => makers.get(elementId) ?? null,
    imageIds: [...imageIds],
    everDrawn: inDrawingOrder(everDrawn.values()),
    at(atMs) {
      const { count, state } = track.at(atMs);
      if (count === shown.count && shown.moment) return shown.moment;
      const change = ordered[count - 1];
      const moment = {
        elements: inDrawingOrder([...state.values()].filter(({ isDeleted }) => !isDeleted)),
        latest: change
          ? { atMs: Date.parse(change.at) - beginsAt, author: change.attendee_id, line: null, position: null }
          : null,
      };
      shown = { count, moment };
      return moment;
    },
  };
}
