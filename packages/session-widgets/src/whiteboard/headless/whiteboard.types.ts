import type { SceneElement, SceneFile } from "@hotseat/collab/scene/element";

export type { SceneElement, SceneFile } from "@hotseat/collab/scene/element";

/** One use of the board plugin in a room (TL-W.30). */
export interface PluginInstance {
  readonly pluginId: string;
  /** The board's id, such as `s12-a1b2c3`. */
  readonly instanceId: string;
  readonly roomId: string;
  /** ISO 8601; null where the server has not said. */
  readonly createdAt: string | null;
}

/** The settings that belong to a drawing; where somebody looks and what they hold is their own. */
export interface BoardAppState {
  readonly viewBackgroundColor: string;
}

export interface BoardScene {
  /** In drawing order; deleted ones are among them, so that an older state cannot bring one back. */
  readonly elements: readonly SceneElement[];
  readonly appState: BoardAppState;
  /** Images by id. */
  readonly files: Readonly<Record<string, SceneFile>>;
}

/** Where somebody points, in the board's own coordinates. */
export interface BoardPointer {
  readonly x: number;
  readonly y: number;
  readonly button: "down" | "up";
}

/** Somebody else at the board. */
export interface BoardCollaborator {
  readonly id: string;
  readonly name: string;
  /** Degrees on the colour wheel, 0 to 359. */
  readonly hue: number;
  /** Null while they do not point at it. */
  readonly pointer: BoardPointer | null;
}

/** The data of `wb:scene-change`: the whole scene, and its changes since the last time. */
export interface SceneChange extends PluginInstance {
  readonly scene: BoardScene;
  /** Higher than every version before. */
  readonly version: number;
  readonly changed: readonly SceneElement[];
  readonly newFiles: readonly SceneFile[];
}

/** The data of `wb:apply-scene`; nothing in it is trusted. `version` must be higher than the last one that was applied. */
export interface SceneUpdate {
  readonly version: number;
  readonly scene: {
    readonly elements?: readonly unknown[];
    readonly appState?: unknown;
    readonly files?: unknown;
  };
}

export type ExportKind = "png" | "svg";

/** Why something was not done. */
export type BoardProblem =
  | "imageTooLarge"
  | "notAnImage"
  | "tooManyImages"
  | "fileRefused"
  | "someRefused"
  | "tooLarge"
  | "exportFailed"
  /** The board was locked or ended, or the person became an observer, while a file was read. */
  | "readOnly";

/** The drawing surface of a board: Excalidraw, or one of your own. */
export interface BoardSurface {
  /** Every element, deleted ones included, in drawing order. */
  elements(): readonly Pick<SceneElement, "id" | "version" | "versionNonce" | "isDeleted">[];
  appState(): BoardAppState;
  files(): readonly { readonly id: string }[];
  /**
   * Takes in elements that are newer than the present ones. `undoable`: the person at this surface did it, so their undo takes it
   * back. `isFinal`: nobody draws here, so that they replace the present ones of whatever version.
   */
  apply(elements: readonly SceneElement[], how: { readonly undoable: boolean; readonly isFinal: boolean }): void;
  /** Shows these elements and no others, older ones too, for a replay. */
  show(elements: readonly SceneElement[]): void;
  addFiles(files: readonly SceneFile[]): void;
  setCollaborators(collaborators: readonly BoardCollaborator[]): void;
  /** The middle of the visible part. */
  centre(): { readonly x: number; readonly y: number };
  /** Shows everything that is drawn. */
  showAll(): void;
  toBlob(kind: ExportKind): Promise<Blob>;
}
