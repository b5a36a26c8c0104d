import "@hotseat/ui/styles.css";
import type { Preview } from "@storybook/react-vite";
import { createElement, lazy, Suspense } from "react";
import { configure } from "storybook/test";
import { freezeClock } from "../decorators/clock";
import { loadFonts } from "../decorators/fonts";
import { refuseInvisibleText } from "../decorators/invisible-text";
import { checkOtherWindows } from "../decorators/other-windows";
import { withQueries } from "../decorators/queries";
import { ROLES, withRole } from "../decorators/role";
import { LANGUAGES, withTexts } from "../decorators/texts";
import { APPEARANCES, withTheme } from "../decorators/theme";
import { WINDOWS } from "../decorators/windows";
import { fitControls } from "../docs-page/controls";

// Milliseconds until what a story waits for counts as missing. Not a limit of speed: Testing Library's own second is over before a
// starved machine has loaded and drawn a part, and a missing part never comes.
configure({ asyncUtilTimeout: 15_000 });

// Story tests show no docs pages, so they do not load the docs packages.
const DocsPage = lazy(() => import("../docs-page/docs-page"));

const preview: Preview = {
  globalTypes: {
    appearance: {
      description: "Light or dark",
      toolbar: { title: "Theme", icon: "contrast", items: [...APPEARANCES], dynamicTitle: true },
    },
    language: {
      description: "Language of the texts",
      toolbar: { title: "Language", icon: "globe", items: [...LANGUAGES], dynamicTitle: true },
    },
    role: {
      description: "Role of the person looking, where a story has one",
      toolbar: { title: "Role", icon: "user", items: ROLES, dynamicTitle: true },
    },
  },
  tags: ["autodocs"],
  argTypesEnhancers: [fitControls],
  initialGlobals: {
    appearance: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    language: import.meta.env.STORYBOOK_LANGUAGE ?? "en",
    role: "story",
  },
  parameters: {
    layout: "padded",
    // A story sets its window for display, test and picture with `globals: { viewport: { value } }`.
    viewport: { options: WINDOWS },
    docs: { page: () => createElement(Suspense, { fallback: null }, createElement(DocsPage)) },
    a11y: { test: "error" },
    controls: { expanded: true },
    options: { storySort: { order: ["Start here", "Tokens", "Entry points", "Embedding", "ui", "*"] } },
  },
  // The last one is the outermost.
  decorators: [withRole, withQueries, withTexts, withTheme],
  loaders: [loadFonts],
  beforeEach: freezeClock,
  afterEach: [refuseInvisibleText, checkOtherWindows],
};

export default preview;
