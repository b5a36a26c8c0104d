import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, type PluginOption, type UserConfig } from "vite";

/** The condition under which packages of this repository resolve to their source. */
export const SOURCE_CONDITION = "@hotseat/source";

/** Vite settings every app of this repository shares: React, vanilla-extract, packages from source. */
export function hotseatVite(): UserConfig & { plugins: PluginOption[] } {
  return {
    plugins: [react(), vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name.startsWith("hotseat:") })],
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  };
}
