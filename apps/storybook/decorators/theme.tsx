import { HotseatTheme, Toaster, toast } from "@hotseat/ui/theme";
import type { Decorator } from "@storybook/react-vite";
import { useEffect } from "react";

export const APPEARANCES = [
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
] as const;

function Page({ dark, background, children }: { dark: boolean; background: boolean; children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.style.colorScheme = dark ? "dark" : "light";
    document.body.style.background = dark ? "#111113" : "#f9f9fb";
    return () => toast.clear();
  }, [dark]);
  return (
    <HotseatTheme appearance={dark ? "dark" : "light"} background={background}>
      {children}
    </HotseatTheme>
  );
}

/** Puts every story into the theme, with a place for toasts. */
export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const dark = globals.appearance === "dark";
  // A docs page is white: on it a light story needs no ground of its own.
  return (
    <Page dark={dark} background={dark || viewMode !== "docs"}>
      <Story />
      <Toaster labels={{ region: "Notifications", close: "Close" }} />
    </Page>
  );
};
