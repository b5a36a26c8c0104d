import { expect, it } from "vitest";
import { isBundledWithOthers } from "./published.ts";
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
  ['import * as React from "react"; React.use(promise);', 'use of "react"'],
  ['import React, { useState } from "react"; React.useEffectEvent(run);', 'useEffectEvent of "react"'],
])("a newer part is found where all of React is imported: %s", (script, found) => {
  expect(newerThanReact18(script)).toContain(found);
});

it("a part of React 18 is accepted where all of React is imported", () => {
  const script = 'import * as React from "react"; React.useId(); map.use(plugin); const use = React.use || polyfill;';
  expect(newerThanReact18(script)).toEqual(['all of "react" is imported']);
});

it.each([
  ["@hotseat/session-widgets", "dist/whiteboard/excalidraw.js", true],
  ["@hotseat/session-widgets", "dist/whiteboard/excalidraw/chunk-A.js", true],
  ["@hotseat/session-widgets", "dist/whiteboard/excalidraw-board.js", false],
  ["@hotseat/session-widgets", "dist/whiteboard/index.js", false],
  ["@hotseat/ui", "dist/whiteboard/excalidraw.js", false],
])("%s, %s is bundled with a library of others: %s", (name, script, expected) => {
  expect(isBundledWithOthers({ name }, script)).toBe(expected);
});
