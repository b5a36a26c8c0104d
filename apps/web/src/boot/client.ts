import {
  createClient,
  errorToastId,
  type HotseatClient,
  type HotseatError,
  type HotseatErrorCode,
} from "@hotseat/api-client";
import { hotseatDefaultOptions, keys } from "@hotseat/api-client/queries";
import { toast } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";

/** Refusals that are part of normal use and need no toast (LS-8.6, LS-D5.5). */
const QUIET_REFUSALS = new Set<HotseatErrorCode>([
  "host_claim_denied",
  "feedback_not_open",
  "no_turn",
  "own_rating_missing",
  "not_attending",
]);

export interface Wiring {
  client: HotseatClient;
  queryClient: QueryClient;
}

/** The one client and the one cache of the application. */
export function wire(texts: i18n): Wiring {
  const queryClient = new QueryClient({ defaultOptions: hotseatDefaultOptions });
  // A widget that knows more shows its own text in place of this general one.
  const say = (error: HotseatError) => {
    const id = errorToastId(error);
    if (id) toast.error({ title: texts.t(`app.toast.${error.kind}`) }, { id });
  };
  const client = createClient({
    baseUrl: "",
    onUnauthorized: () => {
      // The sign-in has ended: reads the current user again, and the guard leads to the sign-in.
      if (queryClient.getQueryData(keys.me)) void queryClient.resetQueries({ queryKey: keys.me });
    },
    onPermissionDenied: (error: HotseatError) => {
      if (!QUIET_REFUSALS.has(error.code)) say(error);
    },
    onServerError: say,
  });
  return { client, queryClient };
}
