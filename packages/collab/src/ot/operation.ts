/**
 * An edit of a text: `+n` keeps n code points, `−n` deletes n, a text is inserted. Lengths are Unicode code points.
 * In the normal form no two neighbours are of one kind, an insert precedes a delete at the same place, and nothing is empty.
 */
export type WireOperation = readonly (number | string)[];

export type OperationErrorCode = "malformed" | "length_mismatch" | "lone_surrogate";

/** Refuses an operation, or two that do not fit each other or the text. */
export class OperationError extends Error {
  override readonly name = "OperationError";
  readonly code: OperationErrorCode;
  constructor(code: OperationErrorCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** A text that operations change in place. Its memory is outside JavaScript's: `dispose` gives it back. */
export interface OtDocument {
  /** Unicode code points. */
  readonly length: number;
  /** Changes the text, or leaves it as it was and throws. @throws OperationError */
  apply(operation: WireOperation): void;
  text(): string;
  /** A disposed document throws at every use. */
  dispose(): void;
}

/**
 * Operational transformation of texts. Operations given to it need not be in the normal form; those it returns are. An operation never
 * changes after it was given.
 */
export interface Ot {
  /** Reads an operation that somebody sent. @throws OperationError */
  parse(value: unknown): WireOperation;
  /** One operation that does what `first` and then `second` do. @throws OperationError */
  compose(first: WireOperation, second: WireOperation): WireOperation;
  /**
   * `later` and `earlier` begin at the same text. Returns `later` as it applies after `earlier`, and `earlier` as it applies after
   * `later`: both ways lead to one text. Of two inserts at one position, that of `later` goes first. @throws OperationError
   */
  transform(later: WireOperation, earlier: WireOperation): readonly [WireOperation, WireOperation];
  /** Only the first of what `transform` returns. @throws OperationError */
  transformLater(later: WireOperation, earlier: WireOperation): WireOperation;
  /** A cursor's position after the operation; an insert at the cursor moves it. */
  transformIndex(operation: WireOperation, position: number): number;
  /** Positions of many cursors after the operation, in one walk over it. They are in ascending order, and stay so. */
  transformIndexes(operation: WireOperation, positions: readonly number[]): number[];
  /** Returns the operation that undoes this one; `before` is the text it applied to. @throws OperationError */
  invert(operation: WireOperation, before: string): WireOperation;
  createDocument(text?: string): OtDocument;
  /** Code points of the text that it applies to. */
  baseLength(operation: WireOperation): number;
  /** Code points of the text that it leaves. */
  targetLength(operation: WireOperation): number;
  /** True when it changes nothing. */
  isNoop(operation: WireOperation): boolean;
}
