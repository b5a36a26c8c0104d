"use client";
export {
  followedTask,
  type Pieces,
  type TaskFacts,
  type Writing,
  type WritingError,
  type WritingKind,
  type WritingSource,
  withPiece,
  writingOf,
} from "./writing-rules";
