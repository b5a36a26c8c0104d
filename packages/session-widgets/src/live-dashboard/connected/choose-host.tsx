import { handOverHostMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useScheduleAfter } from "../../schedule";
import { reportProblem, useSessionData } from "../../session-data";
import { ChooseHostView, type ChooseHostViewProps } from "./choose-host-view";
import { successorsOf } from "./lead-rules";
import { OwnTurn } from "./own-turn";

export interface ChooseHostProps extends Pick<ChooseHostViewProps, "kind" | "onStay" | "onEnd"> {
  sessionId: number;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
  /** Somebody else leads now, or nobody else can. */
  onDone: () => void;
}

/** Hands the session over to whom the host chooses; `leave` goes on only once the server has done so. */
export function ChooseHost({ sessionId, timeZone, kind, onDone, onStay, onEnd }: ChooseHostProps) {
  const { client } = useHotseat();
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.lead" });
  const session = useSessionData(sessionId);
  const { schedule } = useScheduleAfter(sessionId);
  const { mutate, isPending } = useMutation({
    ...handOverHostMutation(client, sessionId),
    onError: (error: Error) => reportProblem(i18n, t("failed"), error),
  });
  const data = session.status === "ready" ? session.data : null;
  const zone = timeZone ? { timeZone } : {};
  return (
    <ChooseHostView
      kind={kind}
      successors={data ? successorsOf(data, schedule) : []}
      ownTurn={kind === "leave" ? <OwnTurn sessionId={sessionId} {...zone} /> : null}
      pending={isPending}
      onChoose={(attendeeId) =>
        attendeeId === null
          ? onDone()
          : mutate({ attendeeId, leaving: kind === "leave" }, { onSuccess: () => onDone() })
      }
      onStay={onStay}
      {...(onEnd ? { onEnd } : {})}
    />
  );
}
