import { isHotseatError } from "@hotseat/api-client";
import type { TFunction } from "i18next";
import type { SettingsPart } from "../headless/settings.types";
import { notLoadedText } from "./settings-refusal";

/** The server does not offer it to this account. */
const NOT_OFFERED: ReadonlySet<number> = new Set([403, 404]);

/** Returns a query as a part of the settings; `contentOf` gives null where the account does not have it. `t`: the settings' texts. */
export function partOf<Data, Content>(
  { data, error }: { data: Data | undefined; error: unknown },
  contentOf: (data: Data) => Content | null,
  t: TFunction,
): SettingsPart<Content> {
  if (data !== undefined) {
    const content = contentOf(data);
    return content === null ? { status: "absent" } : { status: "ready", content };
  }
  if (!error) return { status: "loading" };
  if (isHotseatError(error) && NOT_OFFERED.has(error.status)) return { status: "absent" };
  return { status: "failed", detail: notLoadedText(error, t) };
}
