import { type HotseatClient, isHotseatError } from "@hotseat/api-client";
import { joinCall } from "@hotseat/api-client/calls";
import { TOAST_DURATION_MS, toast } from "@hotseat/ui/theme";
import type { TFunction } from "i18next";
import type { JoinNotice, JoinReply } from "../headless/join-flow";
import type { JoinRefusal } from "../headless/join-rules";
import { MEDIA_TOAST } from "../headless/media-rules";
import type { DeviceProblem } from "../headless/media-types";
import { JOIN_TOAST } from "../headless/prejoin.constants";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The refusal's own fields, where the response has them (LS-7.23). */
function refusalOf(body: unknown): JoinRefusal | null {
  if (typeof body !== "object" || body === null) return null;
  const { error, code, message, detail, can_start } = body as Record<string, unknown>;
  const name = isText(error) ? error : code;
  if (!isText(name)) return null;
  return {
    code: name,
    message: isText(message) ? message : isText(detail) ? detail : null,
    canStart: can_start === true,
  };
}

/** The join call; never throws. A response without url, token or number is invalid (LS-5.15). */
export async function askToJoin(client: HotseatClient, sessionId: number): Promise<JoinReply> {
  try {
    const call = await client.call(joinCall, { path: { id: sessionId }, body: {} });
    const { url, token, call_session_id, connection_id: connectionId } = call;
    if (!isText(url) || !isText(token) || typeof call_session_id !== "number") return { kind: "invalid" };
    return { kind: "call", url, token, callSessionId: call_session_id, connectionId };
  } catch (error) {
    const refusal = isHotseatError(error) ? refusalOf(error.body) : null;
    return refusal ? { kind: "refused", refusal } : { kind: "unreachable" };
  }
}

const JOINING = { id: JOIN_TOAST };

/** Toasts of the refusals that have their own words. */
const REFUSED: Readonly<Record<string, string>> = {
  call_not_active: "notActive",
  call_not_initialized: "notInitialized",
};

/**
 * Shows a notice in a toast (LS-8.11). Each toast replaces the previous one, failures too, so that no outdated message stays. `t` is
 * bound to `prejoin`.
 */
export function showNotice(t: TFunction, notice: JoinNotice, goToDashboard: () => void): void {
  const words = (path: string) => ({ title: t(`toast.${path}.title`), description: t(`toast.${path}.text`) });
  switch (notice.kind) {
    case "refused": {
      const own = REFUSED[notice.refusal.code];
      return void toast.error(
        own
          ? words(own)
          : { title: t("toast.refused.title"), description: notice.refusal.message ?? t("toast.refused.text") },
        JOINING,
      );
    }
    case "unreachable":
    case "invalid":
      return void toast.error(words(notice.kind), JOINING);
    case "not-started":
      return void toast.error(
        {
          title: t("toast.notStarted.title"),
          description: t(`toast.notStarted.${notice.canStart ? "canStart" : "wait"}`),
        },
        JOINING,
      );
    case "started":
      return void toast.success({ title: t("toast.started") }, JOINING);
    case "preparing":
      return void toast.info({ title: t("toast.preparing") }, JOINING);
    case "start-failed":
      return void toast.error({ title: notice.message ?? t("startFailed") }, JOINING);
    case "ready":
      return void toast.success(
        { title: t("toast.ready"), action: { label: t("toast.goToDashboard"), onSelect: goToDashboard } },
        JOINING,
      );
  }
}

export function showNameFailure(t: TFunction): void {
  toast.error({ title: t("nameFailed.title"), description: t("nameFailed.text") });
}

export function showMediaProblem(t: TFunction, problem: DeviceProblem): void {
  toast.error(
    { title: t("mediaError.title"), description: t(`mediaError.${MEDIA_TOAST[problem]}`) },
    // The page keeps showing the reason and the advice.
    { id: "hotseat.media", durationMs: TOAST_DURATION_MS },
  );
}
