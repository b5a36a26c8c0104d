"use client";
export { followerOf, type SegmentPlace, type StripSegment, stripSegments } from "./turn-strip-rules";
