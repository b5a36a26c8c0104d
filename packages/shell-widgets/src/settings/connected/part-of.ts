import { isHotseatError } from "@hotseat/api-client";
import type { SettingsPart } from "../headless/settings.types";

/** The server does not offer it to this account. */
const NOT_OFFERED: ReadonlySet<number> = new Set([403, 404]);

/** Returns a query as a part of the settings; `contentOf` gives null where the account does not have it. */
export function partOf<Data, Content>(
  { data, error }: { data: Data | undefined; error: unknown },
  contentOf: (data: Data) => Content | null,
): SettingsPart<Content> {
  if (data !== undefined) {
    const content = contentOf(data);
    return content === null ? { status: "absent" } : { status: "ready", content };
  }
  if (!error) return { status: "loading" };
  return isHotseatError(error) && NOT_OFFERED.has(error.status) ? { status: "absent" } : { status: "failed" };
}
