import { defineHotseatTsup } from "@hotseat/vite-config/tsup.ts";

export default defineHotseatTsup({ styles: false });
