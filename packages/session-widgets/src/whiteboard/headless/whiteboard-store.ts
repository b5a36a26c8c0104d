import { gateElement, gateElements } from "@hotseat/collab/scene/gate";
import { gateFile } from "@hotseat/collab/scene/gate-file";
import { deletionsOf, mergeElements, outranks } from "@hotseat/collab/scene/merge";
import type { Clock } from "@hotseat/core/clock";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { throttle } from "./throttle";
import { NONCES, SCENE_THROTTLE_MS } from "./whiteboard.constants";
import type {
  BoardAppState,
  BoardCollaborator,
  BoardProblem,
  BoardSurface,
  PluginInstance,
  SceneChange,
  SceneElement,
  SceneFile,
  SceneUpdate,
} from "./whiteboard.types";

export interface WhiteboardState {
  /** The version of the scene that is shown; each report and each update is higher. */
  readonly version: number;
  readonly collaborators: readonly BoardCollaborator[];
  /** Whether anything is drawn. */
  readonly isEmpty: boolean;
  readonly problem: BoardProblem | null;
}

export interface WhiteboardPorts {
  instance(): PluginInstance;
  readonly clock: Clock;
  /** From 0 to below 1. */
  random(): number;
  /** Called with each change that was made here, at most every 200 ms. */
  onChange(change: SceneChange): void;
}

export interface WhiteboardStore extends ReadableStore<WhiteboardState> {
  /** Connects a surface and shows the board on it. Returns a function that takes it off. */
  attach(surface: BoardSurface): () => void;
  /** While nobody draws here, the surface reports nothing, and what comes in replaces what it shows. What was drawn before is reported. */
  setReadOnly(isReadOnly: boolean): void;
  /** Call it when something on the surface may have changed. */
  noteChange(): void;
  /** Reports what changed now instead of at the end of the pause. */
  flush(): void;
  /** Reports the whole scene, whether it changed or not. */
  requestScene(): void;
  /** Takes an update from elsewhere in, through the gate; false when its version is not higher than the last one (TL-W.28). */
  applyScene(update: SceneUpdate): boolean;
  /** Shows what is this board's without being an update: images that follow their elements, or what an earlier page had not sent. */
  restore(elements: readonly SceneElement[], files: readonly SceneFile[]): void;
  applyPresence(collaborators: readonly BoardCollaborator[]): void;
  /**
   * Adds elements of one's own, such as an image, and reports them; undo takes them back. Without a surface they are reported too. Returns
   * false, with a problem, while nobody draws on the surface.
   */
  add(elements: readonly SceneElement[], files: readonly SceneFile[]): boolean;
  /** Deletes everything, what the gate refuses too; undo brings it back. Returns the deletions to report. */
  clear(): readonly SceneElement[];
  setProblem(problem: BoardProblem | null): void;
}

const PLAIN: BoardAppState = { viewBackgroundColor: "#ffffff" };

/** Reads the images of an update: a list, or an object by id as Excalidraw keeps them. */
function gateFiles(value: unknown): SceneFile[] {
  const list = Array.isArray(value) ? value : typeof value === "object" && value !== null ? Object.values(value) : [];
  return list.map(gateFile).filter((file) => file !== null);
}

/** Creates the state of one board: what it holds, its surface, and what changed on either side. */
export function createWhiteboardStore({ instance, clock, random, onChange }: WhiteboardPorts): WhiteboardStore {
  const store = createStore<WhiteboardState>(() => ({ version: 0, collaborators: [], isEmpty: true, problem: null }));
  const known = new Map<string, SceneElement>();
  const files = new Map<string, SceneFile>();
  let surface: BoardSurface | null = null;
  let lastApplied = 0;
  let hasShown = false;
  let isReadOnly = false;
  /** The versions of the surface's elements that the gate refuses, by id. They stay on this device. */
  let refused = new Map<string, number>();
  const report = throttle(clock, SCENE_THROTTLE_MS, reportChanges);

  const setState = (change: Partial<WhiteboardState>) => {
    let isEmpty = refused.size === 0;
    for (const { isDeleted } of known.values()) if (!isDeleted) isEmpty = false;
    store.setState({ ...change, isEmpty });
  };

  /** The newer elements of the surface, through the gate; and the newer ones here, which it could not take while somebody edited it. */
  function compare(on: BoardSurface): { newer: SceneElement[]; behind: SceneElement[] } {
    const newer: SceneElement[] = [];
    const behind: SceneElement[] = [];
    const left = new Map<string, number>();
    for (const element of on.elements()) {
      const present = known.get(element.id);
      if (present?.version === element.version && present.versionNonce === element.versionNonce) continue;
      if (present && !outranks(element, present)) behind.push(present);
      else {
        const { id, version, versionNonce, isDeleted } = element;
        const gated =
          gateElement(element) ?? (isDeleted && present && { ...present, isDeleted, version, versionNonce });
        if (gated) newer.push(gated);
        else if (!isDeleted) left.set(id, version);
      }
    }
    noteRefused(left);
    return { newer, behind };
  }

  /** Shows the problem once for each version of an element, until no element has it. */
  function noteRefused(next: Map<string, number>): void {
    let isNew = false;
    for (const [id, version] of next) isNew ||= refused.get(id) !== version;
    const isOther = next.size !== refused.size;
    refused = next;
    if (isNew) setState({ problem: "tooLarge" });
    else if (next.size === 0 && store.getState().problem === "tooLarge") setState({ problem: null });
    else if (isOther) setState({});
  }

  function newFilesOf(on: BoardSurface, elements: readonly SceneElement[]): SceneFile[] {
    const wanted = new Set(elements.map(({ fileId }) => fileId));
    const found = gateFiles(on.files().filter(({ id }) => wanted.has(id) && !files.has(id)));
    for (const file of found) files.set(file.id, file);
    return found;
  }

  function tell(changed: readonly SceneElement[], newFiles: readonly SceneFile[]): void {
    const version = store.getState().version + 1;
    setState({ version });
    const order = surface?.elements() ?? [...known.values()];
    onChange({
      ...instance(),
      version,
      changed,
      newFiles,
      scene: {
        elements: order.map(({ id }) => known.get(id)).filter((element) => element !== undefined),
        appState: surface?.appState() ?? PLAIN,
        files: Object.fromEntries(files),
      },
    });
  }

  function reportChanges(): void {
    // Excalidraw raises versions by itself, such as that of an element whose place in the order another one has too.
    if (!surface || isReadOnly) return;
    const { newer, behind } = compare(surface);
    if (behind.length > 0) surface.apply(behind, { undoable: false, isFinal: false });
    if (newer.length === 0) return;
    mergeElements(known, newer);
    hasShown = true;
    tell(newer, newFilesOf(surface, newer));
  }

  /** Brings a drawing into view that was there before this person; afterwards they look where they like. */
  function showFirst(): void {
    if (hasShown || !surface || store.getState().isEmpty) return;
    hasShown = true;
    surface.showAll();
  }

  function take(elements: readonly SceneElement[], given: readonly SceneFile[]): void {
    const fresh = given.filter(({ id }) => !files.has(id));
    for (const file of fresh) files.set(file.id, file);
    const taken = mergeElements(known, elements);
    if (fresh.length > 0) surface?.addFiles(fresh);
    if (taken.length > 0) surface?.apply(taken, { undoable: false, isFinal: isReadOnly });
  }

  return {
    ...readable(store),
    attach(next) {
      surface = next;
      next.addFiles([...files.values()]);
      next.apply([...known.values()], { undoable: false, isFinal: isReadOnly });
      next.setCollaborators(store.getState().collaborators);
      hasShown = false;
      showFirst();
      return () => {
        report.flush();
        if (surface === next) surface = null;
      };
    },
    setReadOnly(next) {
      if (next === isReadOnly) return;
      report.flush();
      isReadOnly = next;
    },
    noteChange: report,
    flush: report.flush,
    requestScene() {
      reportChanges();
      tell([], []);
    },
    applyScene({ version, scene }) {
      if (!(version > lastApplied)) return false;
      lastApplied = version;
      take(gateElements(scene.elements ?? []).elements, gateFiles(scene.files));
      setState({ version: Math.max(version, store.getState().version) });
      showFirst();
      return true;
    },
    restore(elements, own) {
      take(elements, own);
      setState({});
    },
    applyPresence(collaborators) {
      store.setState({ collaborators });
      surface?.setCollaborators(collaborators);
    },
    add(elements, own) {
      if (surface && isReadOnly) {
        setState({ problem: "readOnly" });
        return false;
      }
      if (surface) {
        surface.addFiles(own);
        surface.apply(elements, { undoable: true, isFinal: false });
        report();
      } else {
        // The tab was left while a file was read: the connection decides whether it can be stored.
        const fresh = own.filter(({ id }) => !files.has(id));
        for (const file of fresh) files.set(file.id, file);
        const added = mergeElements(known, gateElements(elements).elements);
        if (added.length > 0) tell(added, fresh);
      }
      return true;
    },
    clear() {
      reportChanges();
      const nonce = () => Math.floor(random() * NONCES);
      const there = deletionsOf(
        [...known.values()].filter(({ id }) => !refused.has(id)),
        nonce,
      );
      // The surface alone has them as they are. Others have at most an earlier state, which the same version deletes.
      const onSurface = (surface?.elements() ?? []).filter(({ id }) => refused.has(id));
      const left = deletionsOf(onSurface as unknown as readonly SceneElement[], nonce);
      const earlier = left.flatMap(({ id, isDeleted, version, versionNonce }) => {
        const present = known.get(id);
        return present ? [{ ...present, isDeleted, version, versionNonce }] : [];
      });
      const deletions = [...there, ...earlier];
      mergeElements(known, deletions);
      surface?.apply([...there, ...left], { undoable: true, isFinal: false });
      noteRefused(new Map());
      tell(deletions, []);
      return deletions;
    },
    setProblem: (problem) => store.setState({ problem }),
  };
}
