import { serve } from "./serve.ts";

/** The server's process; the only file that reads the environment. */
await serve(process.env);
