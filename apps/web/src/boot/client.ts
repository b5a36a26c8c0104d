import { createClient, type ERROR_TOASTS, type HotseatClient, type HotseatError } from "@hotseat/api-client";
import { hotseatDefaultOptions, keys } from "@hotseat/api-client/queries";
import { toast } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";

/** Refusals that are part of the ordinary course and need no toast (live-session.md §8, decisions.md, Evaluation). */
const QUIET_REFUSALS = new Set(["host_claim_denied", "feedback_not_open", "own_rating_missing", "not_attending"]);

export interface Wiring {
  client: HotseatClient;
  queryClient: QueryClient;
}

/** The one client and the one cache of the application. */
export function wire(texts: i18n): Wiring {
  const queryClient = new QueryClient({ defaultOptions: hotseatDefaultOptions });
  const say = (kind: keyof typeof ERROR_TOASTS) =>
    toast.error({ title: texts.t(`app.toast.${kind}`) }, { id: `app.${kind}` });
  const client = createClient({
    baseUrl: "",
    onUnauthorized: () => {
      // Signed in until now: ask again who it is, and the guard leads to the sign-in.
      if (queryClient.getQueryData(keys.me)) void queryClient.resetQueries({ queryKey: keys.me });
    },
    onPermissionDenied: (error: HotseatError) => {
      if (!QUIET_REFUSALS.has(error.code)) say("forbidden");
    },
    onServerError: () => say("server"),
  });
  return { client, queryClient };
}
