import { ConfigError } from "./config.ts";
import { FolderInUse } from "./platform/database/folder-lock.ts";

/** Messages by the failure's own code. */
const BY_CODE: Readonly<
  Record<string, (error: NodeJS.ErrnoException & { port?: number; address?: string }) => string>
> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program. Stop it, or set PORT to another.`,
  EACCES: ({ message }) => `Permission denied: ${message}`,
  EADDRNOTAVAIL: ({ address }) => `This computer has no address ${address}. Check HOST.`,
  ECONNREFUSED: () => "The database cannot be reached: nothing listens at DATABASE_URL.",
  ENOTFOUND: () => "The database cannot be reached: the host in DATABASE_URL is not known.",
  ETIMEDOUT: () => "The database cannot be reached: no response from DATABASE_URL.",
  "28P01": () => "The database refuses the user or password in DATABASE_URL.",
  "28000": () => "The database refuses the user in DATABASE_URL.",
  "3D000": () => "The database named in DATABASE_URL does not exist.",
};

/** Why the server could not start, or stop cleanly, in one line for the operator. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const known = BY_CODE[(cause as NodeJS.ErrnoException).code ?? ""];
    if (known) return known(cause as NodeJS.ErrnoException);
    if (/timeout/i.test(cause.message) && /connect/i.test(cause.message))
      return "The database cannot be reached: no response from DATABASE_URL.";
  }
  return `Hotseat cannot start: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`;
}
