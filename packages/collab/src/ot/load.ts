import { Engine, FIRST, OTHER, RESULT, SECOND } from "./engine.ts";
import { OperationError, type Ot, type OtDocument, type WireOperation } from "./operation.ts";

function mismatch(): OperationError {
  return new OperationError("length_mismatch", "The lengths do not fit each other");
}

function createDocument(engine: Engine, start: string): OtDocument {
  let length = engine.writeText(FIRST, start);
  let address = engine.wasm.createDocument(length);
  function alive(): number {
    if (address === 0) throw new Error("The document was disposed");
    return address;
  }
  return {
    get length() {
      return length;
    },
    apply(operation) {
      const document = alive();
      const changed = engine.wasm.apply(document, engine.write(FIRST, operation));
      if (changed < 0) throw mismatch();
      length = changed;
    },
    text: () => engine.readUnits(RESULT, engine.wasm.writeText(alive())),
    dispose() {
      engine.wasm.freeDocument(alive());
      address = 0;
    },
  };
}

function transformIndex(engine: Engine, operation: WireOperation, position: number): number {
  let left = position;
  let moved = position;
  for (const part of operation) {
    if (typeof part === "string") {
      moved += engine.countPoints(part);
    } else {
      if (part < 0) moved -= Math.min(left, -part);
      left -= Math.abs(part);
    }
    if (left < 0) break;
  }
  return moved;
}

function transformIndexes(engine: Engine, operation: WireOperation, positions: readonly number[]): number[] {
  const moved: number[] = [];
  let base = 0;
  let shift = 0;
  for (const part of operation) {
    if (moved.length === positions.length) return moved;
    if (typeof part === "string") {
      shift += engine.countPoints(part);
      continue;
    }
    const end = base + Math.abs(part);
    for (let next = positions[moved.length]; next !== undefined && next < end; next = positions[moved.length])
      moved.push((part < 0 ? base : next) + shift);
    base = end;
    if (part < 0) shift += part;
  }
  for (const position of positions.slice(moved.length)) moved.push(position + shift);
  return moved;
}

function baseLength(operation: WireOperation): number {
  return operation.reduce<number>((sum, part) => sum + (typeof part === "string" ? 0 : Math.abs(part)), 0);
}

function targetLength(engine: Engine, operation: WireOperation): number {
  return operation.reduce<number>(
    (sum, part) => sum + (typeof part === "string" ? engine.countPoints(part) : Math.max(0, part)),
    0,
  );
}

function isNoop(operation: WireOperation): boolean {
  return operation.every((part) => (typeof part === "string" ? part === "" : part >= 0));
}

function parse(engine: Engine, value: unknown): WireOperation {
  const right = Array.isArray(value) && value.every((part) => typeof part === "string" || Number.isInteger(part));
  if (!right) throw new OperationError("malformed", "An operation is a list of whole numbers and texts");
  const words = engine.write(FIRST, value as WireOperation);
  return engine.wasNormal ? (value as WireOperation) : engine.read(FIRST, words);
}

/** The operations of an engine of one's own; {@link loadOt} shares one. */
export function createOt(engine: Engine): Ot {
  const { wasm } = engine;
  /** The operation in the result slot; a count below 0 says that lengths do not fit. */
  function result(words: number): WireOperation {
    if (words < 0) throw mismatch();
    return engine.read(RESULT, words);
  }
  const transformLater = (one: WireOperation, two: WireOperation) =>
    result(wasm.transform(engine.write(FIRST, one), engine.write(SECOND, two)));
  return {
    parse: (value) => parse(engine, value),
    compose: (one, two) => result(wasm.compose(engine.write(FIRST, one), engine.write(SECOND, two))),
    transform: (one, two) => [transformLater(one, two), engine.read(OTHER, wasm.otherWords())],
    transformLater,
    transformIndex: (operation, position) => transformIndex(engine, operation, position),
    transformIndexes: (operation, positions) => transformIndexes(engine, operation, positions),
    invert(operation, before) {
      const words = engine.write(FIRST, operation);
      return result(wasm.invert(words, engine.writeText(SECOND, before)));
    },
    createDocument: (text = "") => createDocument(engine, text),
    baseLength,
    targetLength: (operation) => targetLength(engine, operation),
    isNoop,
  };
}

let loading: Promise<Ot> | undefined;

/** Compiles the embedded WebAssembly, once. A page's content security policy needs `'wasm-unsafe-eval'`. */
export function loadOt(): Promise<Ot> {
  loading ??= Engine.create().then(createOt);
  return loading;
}
