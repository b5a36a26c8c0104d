import { defineHotseatTsup } from "@hotseat/vite-config/tsup.ts";

export default defineHotseatTsup({ apart: "whiteboard/excalidraw" });
