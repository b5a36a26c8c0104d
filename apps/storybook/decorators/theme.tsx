import { HotseatTheme, Toaster, toast } from "@hotseat/ui/theme";
import type { Decorator } from "@storybook/react-vite";
import { useEffect } from "react";

export const APPEARANCES = [
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
] as const;

function Page({ dark, children }: { dark: boolean; children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.style.colorScheme = dark ? "dark" : "light";
    document.body.style.background = dark ? "#111113" : "#f9f9fb";
    return () => toast.clear();
  }, [dark]);
  return <HotseatTheme appearance={dark ? "dark" : "light"}>{children}</HotseatTheme>;
}

/** Puts every story into the theme, with a place for toasts. */
export const withTheme: Decorator = (Story, { globals }) => (
  <Page dark={globals.appearance === "dark"}>
    <Story />
    <Toaster labels={{ region: "Notifications", close: "Close" }} />
  </Page>
);
