import { defineHotseatTsup } from "@hotseat/vite-config/tsup.ts";

const JOBS = "src/batch-csv-editor/headless/jobs";

export default defineHotseatTsup({
  workers: {
    "batch-csv-editor/batch.worker": `${JOBS}/batch.worker.ts`,
    "batch-csv-editor/spawn-worker": `${JOBS}/spawn-worker.ts`,
  },
});
