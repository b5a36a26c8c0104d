import { hotseatVite } from "@hotseat/vite-config/hotseat.ts";
import { defineConfig } from "vite";

export default defineConfig({ ...hotseatVite(), envPrefix: ["VITE_", "STORYBOOK_"] });
