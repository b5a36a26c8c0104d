import { HotseatTheme, Toaster, toast } from "@hotseat/ui/theme";
import type { Decorator } from "@storybook/react-vite";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

export const APPEARANCES = [
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
] as const;

type Appearance = (typeof APPEARANCES)[number]["value"];

/** The appearance that every story has in place of the toolbar's; `null` for none. */
const override = createStore<{ appearance: Appearance | null }>(() => ({ appearance: null }));

/** Shows every story in another theme, or again in its own, to check its colours. */
export const overrideAppearance = (appearance: Appearance | null): void => override.setState({ appearance });

declare global {
  /** {@link overrideAppearance} for `visual/picture.mjs`, which controls the page from outside. */
  var overrideStoryAppearance: typeof overrideAppearance | undefined;
}
globalThis.overrideStoryAppearance = overrideAppearance;

function Page({ chosen, isDocs, children }: { chosen: Appearance; isDocs: boolean; children: React.ReactNode }) {
  const appearance = useStore(override, (state) => state.appearance) ?? chosen;
  const dark = appearance === "dark";
  useEffect(() => {
    document.documentElement.style.colorScheme = appearance;
    document.body.style.background = dark ? "#111113" : "#f9f9fb";
  }, [appearance, dark]);
  useEffect(() => () => toast.clear(), []);
  // A docs page is white: a light story requires no background there.
  return (
    <HotseatTheme appearance={appearance} background={dark || !isDocs}>
      {children}
    </HotseatTheme>
  );
}

/** Puts every story into the theme, with a container for toasts. */
export const withTheme: Decorator = (Story, { globals, viewMode }) => (
  <Page chosen={globals.appearance === "dark" ? "dark" : "light"} isDocs={viewMode === "docs"}>
    <Story />
    <Toaster labels={{ region: "Notifications", close: "Close" }} />
  </Page>
);
