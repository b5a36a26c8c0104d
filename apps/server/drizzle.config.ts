import { defineConfig } from "drizzle-kit";

/** Each noun declares its own tables; this gathers them into one migration history. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/modules/*/tables.ts",
    "./src/platform/*/tables.ts",
    "./src/realtime/*/tables.ts",
    "./src/ledger/tables.ts",
  ],
  out: "./migrations",
});
