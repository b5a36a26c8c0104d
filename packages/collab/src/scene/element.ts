/** The kinds of element that a board holds. No iframe, embeddable or magicframe: they run what others wrote. */
export const ELEMENT_TYPES = [
  "rectangle",
  "diamond",
  "ellipse",
  "line",
  "arrow",
  "freedraw",
  "text",
  "image",
  "frame",
] as const;
export type ElementType = (typeof ELEMENT_TYPES)[number];

/** The fields that decide which of two states of one element is the newer. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly versionNonce: number;
}

/** The field that decides the place of an element in the drawing order. */
export interface Placed {
  readonly id: string;
  /** A key of fractional indexing; null before the drawing program gave one. */
  readonly index: string | null;
}

/** An element that has passed the gate, in Excalidraw's shape; the fields of its type follow the named ones. */
export interface SceneElement extends Versioned, Placed {
  readonly type: ElementType;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isDeleted: boolean;
  readonly [field: string]: unknown;
}

/** The media types of the images that a board takes. */
export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** An image that has passed the gate. */
export interface SceneFile {
  /** Image elements name it in `fileId`; one id always means the same bytes. */
  readonly id: string;
  /** As the bytes say. */
  readonly mimeType: ImageType;
  /** `data:<mimeType>;base64,<bytes>`. */
  readonly dataURL: string;
}
