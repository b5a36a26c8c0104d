/**
 * Forbidden imports, each by package name and by relative path: a rule with only one of the two
 * spellings once accepted the other one for weeks.
 */
export const PLANTED: { rule: string; file: string; line: string }[] = [
  { rule: "core-stands-alone", file: "packages/core/src/a.ts", line: 'import "@hotseat/api-client";' },
  { rule: "core-stands-alone", file: "packages/core/src/b.ts", line: 'import "../../ui/src/tokens/index.ts";' },
  { rule: "core-stands-alone", file: "packages/core/src/c.ts", line: 'import "react";' },
  { rule: "core-stands-alone", file: "packages/core/src/d.ts", line: 'import "zustand";' },
  { rule: "core-stands-alone", file: "packages/core/src/e.ts", line: 'import "node:fs";' },
  { rule: "api-client-stands-alone", file: "packages/api-client/src/d.ts", line: 'import "zustand";' },
  {
    rule: "no-test-code-in-the-product",
    file: "packages/session-widgets/src/schedule/c.ts",
    line: 'import "@hotseat/core/testing";',
  },
  { rule: "collab-stands-alone", file: "packages/collab/src/pad/a.ts", line: 'import "@hotseat/ui/button";' },
  {
    rule: "collab-stands-alone",
    file: "packages/collab/src/pad/b.ts",
    line: 'import "../../../ui/src/components/button/index.ts";',
  },
  { rule: "collab-stands-alone", file: "packages/collab/src/pad/c.ts", line: 'import "node:fs";' },
  { rule: "collab-stands-alone", file: "packages/collab/src/pad/d.ts", line: 'import "react";' },
  { rule: "collab-stands-alone", file: "packages/collab/src/pad/e.ts", line: 'import "zustand";' },
  { rule: "collab-stands-alone", file: "packages/collab/src/ot/f.ts", line: 'import "@hotseat/api-client/types";' },
  {
    rule: "public-entry-points-only",
    file: "apps/server/src/realtime/layer-f.ts",
    line: 'import "../../../../packages/collab/src/ot/inner.ts";',
  },
  { rule: "api-client-stands-alone", file: "packages/api-client/src/a.ts", line: 'import "@hotseat/react";' },
  {
    rule: "api-client-stands-alone",
    file: "packages/api-client/src/b.ts",
    line: 'import "../../ui/src/tokens/index.ts";',
  },
  { rule: "tanstack-in-queries", file: "packages/api-client/src/c.ts", line: 'import "@tanstack/react-query";' },
  {
    rule: "ui-knows-no-domain",
    file: "packages/ui/src/components/a/a.ts",
    line: 'import type { A } from "@hotseat/api-client/types";',
  },
  {
    rule: "ui-knows-no-domain",
    file: "packages/ui/src/components/a/b.ts",
    line: 'import "../../../../api-client/src/index.ts";',
  },
  { rule: "radix-has-its-folders", file: "packages/shell-widgets/src/navbar/a.ts", line: 'import "@radix-ui/themes";' },
  {
    rule: "livekit-client-has-its-folders",
    file: "packages/session-widgets/src/schedule/a.ts",
    line: 'import "livekit-client";',
  },
  {
    rule: "livekit-components-react-has-its-folders",
    file: "packages/session-widgets/src/control-bar/a.ts",
    line: 'import "@livekit/components-react";',
  },
  {
<<<<<<< HEAD
    rule: "codemirror-has-its-folders",
    file: "packages/session-widgets/src/workspace/a.ts",
    line: 'import "@codemirror/state";',
  },
  {
    rule: "codemirror-has-its-folders",
    file: "packages/session-widgets/src/code-pad/headless/a.ts",
    line: 'import "@replit/codemirror-vim";',
  },
  {
    rule: "codemirror-has-its-folders",
    file: "packages/session-widgets/src/code-pad/connected/b.ts",
    line: 'import "../../../node_modules/@lezer/highlight/index.js";',
=======
    rule: "excalidraw-has-its-folders",
    file: "packages/session-widgets/src/workspace/a.ts",
    line: 'import "@excalidraw/excalidraw";',
>>>>>>> work/boardwidget
  },
  { rule: "rtc-node-has-its-folders", file: "apps/server/src/d.ts", line: 'import "@livekit/rtc-node";' },
  { rule: "partner-imports-types-only", file: "apps/partner/src/a.ts", line: 'import "@hotseat/api-client";' },
  { rule: "partner-imports-types-only", file: "apps/partner/src/c.ts", line: 'import "@hotseat/api-client/users";' },
  { rule: "partner-imports-types-only", file: "apps/partner/src/b.ts", line: 'import "../../server/src/main.ts";' },
  { rule: "partner-is-not-imported", file: "apps/web/src/e.ts", line: 'import "@hotseat/partner";' },
  { rule: "partner-is-not-imported", file: "apps/server/src/e.ts", line: 'import "../../partner/src/main.ts";' },
  {
    rule: "headless-has-no-styles",
    file: "packages/session-widgets/src/schedule/headless.ts",
    line: 'import "@hotseat/ui/button";',
  },
  {
    rule: "headless-has-no-styles",
    file: "packages/shell-widgets/src/navbar/headless.ts",
    line: 'import "./deep.ts";',
  },
  {
    rule: "headless-has-no-styles",
    file: "packages/shell-widgets/src/listing/headless.ts",
    line: 'import "@hotseat/api-client/catalog";',
  },
  {
    rule: "headless-has-no-styles",
    file: "packages/session-widgets/src/chat/headless.ts",
    line: 'import "../../../api-client/src/index.ts";',
  },
  {
    rule: "view-has-no-client",
    file: "packages/shell-widgets/src/navbar/view.ts",
    line: 'import "@hotseat/api-client";',
  },
  {
    rule: "view-has-no-client",
    file: "packages/shell-widgets/src/listing/view.ts",
    line: 'import "@hotseat/api-client/catalog";',
  },
  { rule: "view-has-no-client", file: "packages/session-widgets/src/schedule/view.ts", line: 'import "./deep.ts";' },
  {
    rule: "other-widgets-by-entry-points",
    file: "packages/session-widgets/src/schedule/b.ts",
    line: 'import "../prejoin/inner.ts";',
  },
  { rule: "packages-know-no-app", file: "packages/ui/src/components/a/c.ts", line: 'import "@hotseat/web";' },
  {
    rule: "packages-know-no-app",
    file: "packages/ui/src/components/a/d.ts",
    line: 'import "../../../../../apps/web/src/main.ts";',
  },
  {
    rule: "packages-by-name",
    file: "apps/web/src/a.ts",
    line: 'import "../../../packages/ui/src/components/button/index.ts";',
  },
  {
    rule: "public-entry-points-only",
    file: "apps/web/src/b.ts",
    line: 'import "../../../packages/session-widgets/src/prejoin/inner.ts";',
  },
  { rule: "server-has-no-browser", file: "apps/server/src/a.ts", line: 'import "@hotseat/api-client";' },
  {
    rule: "server-has-no-browser",
    file: "apps/server/src/b.ts",
    line: 'import "../../../packages/ui/src/tokens/index.ts";',
  },
  { rule: "server-has-no-browser", file: "apps/server/src/c.ts", line: 'import "react";' },
  { rule: "server-contract-stands-alone", file: "apps/server/src/contract/layer-a.ts", line: 'import "../deps.ts";' },
  {
    rule: "server-contract-stands-alone",
    file: "apps/server/src/contract/layer-b.ts",
    line: 'import "@hotseat/server/src/modules/users/tables.ts";',
  },
  {
    rule: "server-content-on-contract",
    file: "apps/server/src/content/layer-a.ts",
    line: 'import "../modules/users/tables.ts";',
  },
  {
    rule: "server-content-on-contract",
    file: "apps/server/src/content/layer-b.ts",
    line: 'import "@hotseat/server/src/deps.ts";',
  },
  {
    rule: "server-platform-has-no-module",
    file: "apps/server/src/platform/identity/layer-a.ts",
    line: 'import "../../modules/users/tables.ts";',
  },
  {
    rule: "server-platform-has-no-module",
    file: "apps/server/src/platform/identity/layer-b.ts",
    line: 'import "@hotseat/server/src/ledger/ledger.ts";',
  },
  {
    rule: "server-ledger-on-platform",
    file: "apps/server/src/ledger/layer-a.ts",
    line: 'import "../modules/events/contract.ts";',
  },
  {
    rule: "server-ledger-on-platform",
    file: "apps/server/src/ledger/layer-b.ts",
    line: 'import "@hotseat/server/src/contract/errors.ts";',
  },
  {
    rule: "server-modules-have-no-realtime",
    file: "apps/server/src/modules/users/layer-a.ts",
    line: 'import "../../realtime/event-stream/event-hub.ts";',
  },
  {
    rule: "server-modules-have-no-realtime",
    file: "apps/server/src/modules/users/layer-b.ts",
    line: 'import "@hotseat/server/src/app.ts";',
  },
  {
    rule: "server-realtime-on-modules",
    file: "apps/server/src/realtime/event-stream/layer-a.ts",
    line: 'import "../../modules/events/contract.ts";',
  },
  {
    rule: "server-realtime-on-modules",
    file: "apps/server/src/realtime/event-stream/layer-b.ts",
    line: 'import "@hotseat/server/src/demo/people.ts";',
  },
  {
    rule: "server-demo-is-for-main",
    file: "apps/server/src/modules/embed/layer-a.ts",
    line: 'import "../../demo/people.ts";',
  },
  {
    rule: "server-demo-is-for-main",
    file: "apps/server/src/modules/embed/layer-b.ts",
    line: 'import "@hotseat/server/src/demo/people.ts";',
  },
  {
    rule: "server-has-no-circles",
    file: "apps/server/src/modules/users/circle-a.ts",
    line: 'import type { B } from "./circle-b.ts";',
  },
  { rule: "web-has-no-server", file: "apps/web/src/c.ts", line: 'import "@hotseat/server";' },
  { rule: "web-has-no-server", file: "apps/web/src/d.ts", line: 'import "../../server/src/main.ts";' },
  { rule: "no-test-code-in-the-product", file: "packages/ui/src/components/a/e.ts", line: 'import "./e.fixtures.ts";' },
  { rule: "no-circles", file: "packages/ui/src/components/a/f.ts", line: 'import "./g.ts";' },
];

/** Files that the planted imports resolve to. */
export const SCENERY: Record<string, string> = {
  "packages/ui/src/components/button/index.ts": "export {};",
  "packages/ui/src/tokens/index.ts": "export {};",
  "packages/ui/src/components/a/e.fixtures.ts": "export {};",
  "packages/ui/src/components/a/g.ts": 'import "./f.ts";',
  "packages/api-client/src/index.ts": "export {};",
  "packages/session-widgets/src/prejoin/inner.ts": "export {};",
  "packages/shell-widgets/src/navbar/deep.ts": 'import "./looks.css.ts";',
  "packages/shell-widgets/src/navbar/looks.css.ts": "export {};",
  "packages/session-widgets/src/schedule/deep.ts": 'import "../../../api-client/src/index.ts";',
  "packages/session-widgets/node_modules/@lezer/highlight/index.js": "export {};",
  "packages/collab/src/ot/inner.ts": "export {};",
  "apps/web/src/main.ts": "export {};",
  "apps/server/src/main.ts": "export {};",
  "apps/server/src/app.ts": "export {};",
  "apps/server/src/deps.ts": "export {};",
  "apps/server/src/contract/errors.ts": "export {};",
  "apps/server/src/ledger/ledger.ts": "export {};",
  "apps/server/src/modules/users/tables.ts": "export {};",
  "apps/server/src/modules/users/circle-b.ts": 'import type { A } from "./circle-a.ts";',
  "apps/server/src/modules/events/contract.ts": "export {};",
  "apps/server/src/realtime/event-stream/event-hub.ts": "export {};",
  "apps/server/src/demo/people.ts": "export {};",
  "apps/partner/src/main.ts": "export {};",
};
