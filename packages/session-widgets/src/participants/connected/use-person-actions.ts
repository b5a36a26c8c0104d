import { isHotseatError } from "@hotseat/api-client";
import {
  blockAttendeeMutation,
  designateMutation,
  raiseHandMutation,
  removeAttendeeMutation,
  reportAttendeeMutation,
  setAuthorityMutation,
} from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useRoom } from "../../room";
import { problemText, problemToast } from "../../session-data";
import { isAsked, type PersonAction, type PersonOutcome, type PersonRequest } from "../headless/person-actions";

type Run = (request: PersonRequest) => Promise<unknown>;

/** Does what the menu offers: each is one call to the server. Where it fails the dialog that asked says so, else a toast. */
export function usePersonActions(
  sessionId: number,
  nameOf: (attendeeId: number) => string,
  /** On my own screen only: no call. */
  pin: (attendeeId: number | null) => void,
): (request: PersonRequest) => Promise<PersonOutcome> {
  const { client } = useHotseat();
  const room = useRoom();
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const { t: say } = useTranslation(NAMESPACE, { keyPrefix: "sessionData" });
  const { mutateAsync: raise } = useMutation(raiseHandMutation(client, sessionId));
  const { mutateAsync: remove } = useMutation(removeAttendeeMutation(client, sessionId));
  const { mutateAsync: report } = useMutation(reportAttendeeMutation(client, sessionId));
  const { mutateAsync: designate } = useMutation(designateMutation(client, sessionId));
  const { mutateAsync: setAuthority } = useMutation(setAuthorityMutation(client, sessionId));
  const { mutateAsync: block } = useMutation(blockAttendeeMutation(client, sessionId));

  return useCallback(
    async (request) => {
      const { attendeeId } = request;
      const name = nameOf(attendeeId);
      const blocked = () => void toast.success({ title: t("blocked"), description: t("blockedText", { name }) });
      const runs: Record<PersonAction, Run> = {
        pin: async () => pin(attendeeId),
        unpin: async () => pin(null),
        interviewer: () => designate({ role: "interviewer", attendee_id: attendeeId }),
        hotSeat: () => designate({ role: "interviewee", attendee_id: attendeeId }),
        spotlight: () => designate({ role: "spotlight", attendee_id: attendeeId }),
        unspotlight: () => designate({ role: "spotlight", attendee_id: null }),
        grant: () => setAuthority({ attendee_id: attendeeId, granted: true }),
        revoke: () => setAuthority({ attendee_id: attendeeId, granted: false }),
        lowerHand: () => raise({ attendeeId, raised: false }),
        remove: () => remove(attendeeId),
        block: async () => {
          await block(attendeeId);
          blocked();
          await room?.leave();
        },
        blockOwn: () => block(attendeeId).then(blocked),
        report: async () => {
          if (request.kind !== "report") return;
          const { reason, comment } = request;
          await report({ attendeeId, reason, comment });
          toast.success({ title: t("report.sent"), description: t("report.sentText") });
        },
      };
      try {
        await runs[request.kind](request);
        return { done: true };
      } catch (error) {
        // They left in the meantime: the sentence of LS-8.28 says whom was meant.
        const isGone = isHotseatError(error) && error.code === "attendee_not_found";
        const hasNoTurn = isHotseatError(error) && error.code === "no_turn_left";
        const reason = isGone
          ? say("attendeeNotFound", { id: attendeeId })
          : hasNoTurn
            ? t("hotSeat.noTurn", { name })
            : (problemText(i18n, error) ?? say("tryAgain"));
        if (!isAsked(request.kind)) toast.error({ title: t("actFailed"), description: reason }, problemToast(error));
        return { done: false, reason };
      }
    },
    [nameOf, pin, room, raise, remove, report, block, designate, setAuthority, t, say, i18n],
  );
}
