import { type Clock, systemClock } from "@hotseat/core/clock";
import { type RefCallback, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import useLatestCallback from "use-latest-callback";
import { useStore } from "zustand";
import { createBoards } from "./board-actions";
import { useAttached } from "./use-attached";
import {
  WB_APPLY_PRESENCE,
  WB_APPLY_SCENE,
  WB_REQUEST_SCENE,
  WB_SCENE_CHANGE,
  WHITEBOARD_PLUGIN,
} from "./whiteboard.constants";
import type {
  BoardCollaborator,
  BoardPointer,
  BoardSurface,
  ExportKind,
  PluginInstance,
  SceneChange,
  SceneElement,
  SceneFile,
  SceneUpdate,
} from "./whiteboard.types";
import type { WhiteboardState, WhiteboardStore } from "./whiteboard-store";

export interface WhiteboardOptions {
  /** The board's id. Another id is another board. */
  instanceId: string;
  roomId: string;
  createdAt?: string | null;
  /** Nobody draws here: tools, images and clearing do nothing. */
  isReadOnly?: boolean;
  /** Called with each change made here, at most every 200 ms; `wb:scene-change` tells the same at the host element. */
  onSceneChange?: (change: SceneChange) => void;
  /** Called with one's own pointer, at most every 80 ms; null when it leaves. */
  onPointer?: (pointer: BoardPointer | null) => void;
  clock?: Clock;
  random?: () => number;
}

export interface WhiteboardModel extends WhiteboardState {
  readonly instance: PluginInstance;
  readonly isReadOnly: boolean;
  /** The element that takes `wb:…` events and sends them. */
  readonly hostRef: RefCallback<HTMLElement>;
  /** For the drawing surface: call `onReady` once, `onChange` and `onPointer` as often as one likes. */
  getSurfaceProps(): {
    readonly onReady: (surface: BoardSurface) => () => void;
    readonly onChange: () => void;
    readonly onPointer: (pointer: BoardPointer | null) => void;
  };
  /** Puts images or a drawing from files on the board. */
  addFiles(files: Iterable<File>): Promise<void>;
  /** Puts elements on the board that somebody pasted. */
  addPasted(elements: readonly unknown[], files: unknown): void;
  /** Empties the board; undo brings it back. */
  clear(): void;
  /** The drawing as an image; null when it could not be made. */
  exportAs(kind: ExportKind): Promise<Blob | null>;
  /** Takes an update in, as `wb:apply-scene` does; false when its version is not higher than the last one. */
  applyScene(update: SceneUpdate): boolean;
  /** Shows what is this board's without being an update, such as an image that follows its element. */
  restore(elements: readonly SceneElement[], files: readonly SceneFile[]): void;
  applyPresence(collaborators: readonly BoardCollaborator[]): void;
  showAll(): void;
  dismissProblem(): void;
}

/** Listens to the three events that go in at the host element. */
function listenAt(host: HTMLElement, store: WhiteboardStore): () => void {
  const listeners: Record<string, (event: Event) => void> = {
    [WB_REQUEST_SCENE]: () => store.requestScene(),
    [WB_APPLY_SCENE]: (event) => {
      // Only `applyScene` of the hook sends it cancelable, and reads this.
      if (!store.applyScene((event as CustomEvent<SceneUpdate>).detail)) event.preventDefault();
    },
    [WB_APPLY_PRESENCE]: (event) =>
      store.applyPresence((event as CustomEvent<{ collaborators: readonly BoardCollaborator[] }>).detail.collaborators),
  };
  for (const [name, listener] of Object.entries(listeners)) host.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) host.removeEventListener(name, listener);
  };
}

/** Everything a shared board does, for one's own surface and one's own buttons. */
export function useWhiteboard(options: WhiteboardOptions): WhiteboardModel {
  const {
    instanceId,
    roomId,
    createdAt = null,
    isReadOnly = false,
    clock = systemClock,
    random = Math.random,
  } = options;
  const host = useRef<HTMLElement | null>(null);
  const instance = useMemo<PluginInstance>(
    () => ({ pluginId: WHITEBOARD_PLUGIN, instanceId, roomId, createdAt }),
    [instanceId, roomId, createdAt],
  );
  const instanceNow = useLatestCallback(() => instance);
  const onChange = useLatestCallback((change: SceneChange) => {
    options.onSceneChange?.(change);
    host.current?.dispatchEvent(new CustomEvent(WB_SCENE_CHANGE, { detail: change, bubbles: true }));
  });
  const onPointer = useLatestCallback((pointer: BoardPointer | null) => options.onPointer?.(pointer));
  const [boards] = useState(() => createBoards({ clock, random, instance: instanceNow, onChange, onPointer }));
  const { store, actions, attach } = boards.of(instanceId);
  const state = useStore(store);
  useLayoutEffect(() => store.setReadOnly(isReadOnly), [store, isReadOnly]);

  const attachHost = useCallback(
    (element: HTMLElement) => {
      host.current = element;
      const stop = listenAt(element, store);
      return () => {
        stop();
        host.current = null;
      };
    },
    [store],
  );
  const hostRef = useAttached(attachHost);
  const applyScene = useLatestCallback((update: SceneUpdate) => {
    if (!host.current) return store.applyScene(update);
    // As an event, so that the page sees what comes in as well as what goes out.
    const event = new CustomEvent(WB_APPLY_SCENE, { detail: update, bubbles: true, cancelable: true });
    return host.current.dispatchEvent(event);
  });
  return {
    ...state,
    ...actions,
    instance,
    isReadOnly,
    hostRef,
    getSurfaceProps: () => ({ onReady: attach, onChange: store.noteChange, onPointer: boards.pointAt }),
    addFiles: (files) => (isReadOnly ? Promise.resolve() : actions.addFiles(files)),
    addPasted: (elements, files) => (isReadOnly ? undefined : actions.addPasted(elements, files)),
    clear: () => void (isReadOnly || store.clear()),
    applyScene,
    restore: store.restore,
    applyPresence: store.applyPresence,
    dismissProblem: () => store.setProblem(null),
  };
}
