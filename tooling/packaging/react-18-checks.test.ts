import { expect, it } from "vitest";
import { isBundledWithOthers, LICENCES } from "./published.ts";
import { newerThanReact18 } from "./react-18-checks.ts";

it.each([
  ['import { useEffectEvent as later } from "react";', 'useEffectEvent of "react"'],
  ['import { use } from "react";', 'use of "react"'],
  ['import { Activity, useState } from "react";', 'Activity of "react"'],
  ['import { c as _c } from "react/compiler-runtime";', '"react/compiler-runtime" is imported'],
  ['import * as React from "react";', 'all of "react" is imported'],
  ["jsx(RoomContext2, { value });", "<RoomContext2> without .Provider"],
  ["function Field({ label, ref }) {}", "ref as a prop of Field"],
])("a script that React 18 cannot run is found: %s", (script, found) => {
  expect(newerThanReact18(script)).toEqual([found]);
});

it("a script that React 18 can run is accepted", () => {
  const script = `
    import { forwardRef, useId, useSyncExternalStore } from "react";
    import "react";
    import { createPortal } from "react-dom";
    import { c as _c } from "react-compiler-runtime";
    import { jsx } from "react/jsx-runtime";
    const Field = forwardRef(function Field({ label }, ref) { return jsx("input", { ref }); });
    jsx(RoomContext.Provider, { value });
    attachment.use(plugin);
  `;
  expect(newerThanReact18(script)).toEqual([]);
});

it.each([
  ["dist/board/canvas.js", true],
  ["dist/board/canvas/chunk-A.js", true],
  ["dist/board/canvas-view.js", false],
  ["dist/index.js", false],
])("beside the licences of others' code, %s is bundled with it: %s", (script, expected) => {
  expect(isBundledWithOthers(script, [`dist/board/canvas${LICENCES}`, script])).toBe(expected);
});
