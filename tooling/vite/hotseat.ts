import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import {
  defaultClientConditions,
  defaultServerConditions,
  type Plugin,
  type PluginOption,
  type UserConfig,
} from "vite";
import { SOURCE_CONDITION } from "./conditions.ts";
import { selfHostedExcalidraw } from "./excalidraw.ts";
import { compileForVite } from "./react-compiler.ts";

const SOURCE_PLUGIN = "hotseat:source";

/**
 * Resolves packages of this repository to their source, in the browser's and in the server's environment.
 * A plugin and not plain settings, because vanilla-extract's compiler starts its own Vite, replaces `ssr` there
 * and keeps only the plugins that its filter accepts.
 */
export function hotseatSource(): Plugin {
  return {
    name: SOURCE_PLUGIN,
    config: () => ({
      resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
      ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
    }),
  };
}

/**
 * The plugins that all apps of this repository share: packages from source, vanilla-extract, React and its compiler, which renders only
 * changed parts, and Excalidraw without outside addresses.
 */
export function hotseatPlugins(): PluginOption[] {
  return [
    hotseatSource(),
    vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === SOURCE_PLUGIN }),
    react(),
    compileForVite(),
    selfHostedExcalidraw(),
  ];
}

/** Vite settings every app of this repository shares. */
export function hotseatVite(): UserConfig & { plugins: PluginOption[] } {
  return { plugins: hotseatPlugins() };
}
