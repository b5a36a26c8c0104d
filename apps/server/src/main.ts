import { readConfig } from "./config.ts";
import { startFailure } from "./start-failure.ts";

/** The server's process; the only file that reads the environment. A setting or place that cannot be used is one line and exit code 1. */
try {
  const config = readConfig(process.env);
  // The server itself is loaded once its settings are good: a wrong one is told at once.
  const { serve } = await import("./serve.ts");
  const { createDemonstration } = await import("./demo/create-demonstration.ts");
  await serve(config, createDemonstration);
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
