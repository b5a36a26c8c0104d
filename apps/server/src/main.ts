import { readConfig } from "./config.ts";
import { startFailure } from "./start-failure.ts";

/**
 * The server's process; the only file that reads the environment. For a setting or place that cannot be used it prints
 * one line and exits with code 1.
 */
try {
  const config = readConfig(process.env);
  // The server is imported only after its settings are valid, so that a wrong one is reported at once.
  const { serve } = await import("./serve.ts");
  const { createDemonstration } = await import("./demo/create-demonstration.ts");
  await serve(config, createDemonstration);
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
