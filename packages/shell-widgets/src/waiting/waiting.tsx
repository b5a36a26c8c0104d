import { chooseMyInstitutionMutation, meQuery, myRegistrationQuery } from "@hotseat/api-client/queries";
import { MINUTE_MS } from "@hotseat/core/durations";
import { useConnectionStatus, useHotseat, useReader, useServerEvents, useServerNow } from "@hotseat/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PlaceValues } from "../shared/accounts/account-form.types";
import { createAccountFormStore } from "../shared/accounts/account-form-store";
import { placeAfter, placeOf, placeProblems } from "../shared/accounts/account-rules";
import { replyOf } from "../shared/accounts/send-reply";
import { useAccountForm } from "../shared/accounts/use-account-form";
import { useAccountTexts } from "../shared/accounts/use-account-texts";
import { useOrganisations } from "../shared/accounts/use-organisations";
import { shellHrefs } from "../shared/hrefs";
import { POLL_MS, type WaitingContent } from "./waiting.types";
import { WaitingView } from "./waiting-view";

const NOTHING_CHOSEN: PlaceValues = { organisation_id: "", institution_id: "" };
const FIELDS = ["organisation_id", "institution_id"] as const;

/**
 * The only page of a `pending_user`. A decision arrives by the event stream, and by requests every 30 s while that is down; once the
 * person's role has changed, `meQuery` has it and the host draws the page that was asked for.
 */
export function Waiting() {
  useAccountTexts();
  const { client } = useHotseat();
  const reader = useReader();
  const now = useServerNow(MINUTE_MS);
  useServerEvents({ global: true });
  const live = useConnectionStatus() === "connected";
  const refetchInterval = live ? (false as const) : POLL_MS;
  const { data: me } = useQuery({ ...meQuery(client), refetchInterval });
  const registration = useQuery({ ...myRegistrationQuery(client), refetchInterval });
  const [choosing, setChoosing] = useState(false);
  const organisations = useOrganisations();
  const form = usePlaceForm(organisations.read, () => setChoosing(false));
  if (!me) return null;
  const content: WaitingContent = registration.data
    ? { status: "ready", registration: registration.data }
    : { status: registration.isError ? "failed" : "loading" };
  return (
    <WaitingView
      person={me}
      content={content}
      live={live}
      reader={reader}
      now={now}
      onRetryContent={() => void registration.refetch()}
      form={form}
      organisations={organisations.content}
      onRetry={organisations.retry}
      choosing={choosing}
      onChoosing={setChoosing}
      links={{ how: shellHrefs.howItWorks, modules: shellHrefs.modules }}
    />
  );
}

function usePlaceForm(organisations: ReturnType<typeof useOrganisations>["read"], onChosen: () => void) {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const [store] = useState(() => {
    const made = createAccountFormStore<PlaceValues>({
      initial: NOTHING_CHOSEN,
      check: (values) => placeProblems(values, organisations() ?? []),
      send: async (values) => {
        const mutation = queryClient
          .getMutationCache()
          .build(queryClient, { ...chooseMyInstitutionMutation(client), networkMode: "always" });
        const reply = await replyOf(mutation.execute(placeOf(values)), FIELDS);
        if (reply.kind === "done") onChosen();
        return reply;
      },
      // Another choice may follow.
      keep: (_values, sent) => {
        if (sent) made.edit();
      },
    });
    return made;
  });
  return useAccountForm(store, placeAfter);
}
