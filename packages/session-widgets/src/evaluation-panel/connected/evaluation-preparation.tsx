import type { Attendee } from "@hotseat/api-client/types";
import { ExtraTime, OwnProfile, ScenarioPart } from "../../preparation";
import { handOf, isOpen, mayCompose } from "../../preparation/internal";
import { ScenarioView } from "../../preparation/view";
import type { ScheduleStatus } from "../../schedule/headless";
import type { SessionData } from "../../session-data";
import type { EvaluationPanelViewProps } from "../view";
import { EvaluationStatesOf } from "./evaluation-states-of";

export interface PreparationOf {
  sessionId: number;
  data: SessionData;
  /** Null until the schedule has loaded. */
  scheduleStatus: ScheduleStatus | null;
  attendee: Attendee;
}

/** Returns the parts of a person's preparation that the viewer may see and change. */
export function preparationOf({ sessionId, data, scheduleStatus, attendee }: PreparationOf) {
  const { me, state } = data;
  const hand = handOf({ isOwn: attendee.id === me?.id, leads: me !== null && (me.is_host || me.is_owner) });
  const composable = mayCompose({
    hand,
    takesHotSeat: attendee.hot_seat,
    scheduleStatus,
    sessionStatus: state.session_status,
  });
  const ids = { sessionId, attendeeId: attendee.id };
  const scenario = attendee.scenario && { title: attendee.scenario.title, text: attendee.scenario.scenario_text };
  const name = attendee.user.full_name;
  const percent = attendee.extra_time_percent;
  const parts: Pick<EvaluationPanelViewProps, "profile" | "ownProfile" | "scenario" | "aboutPerson"> = {
    profile: attendee.anonymized_profile_summary,
    ownProfile:
      hand === "own" ? (
        <OwnProfile
          key={attendee.id}
          {...ids}
          profile={attendee.anonymized_profile_summary}
          approved={attendee.profile_approved ?? false}
          closed={!isOpen(state.session_status)}
        />
      ) : null,
    scenario: composable ? (
      <ScenarioPart key={attendee.id} {...ids} scenario={scenario} />
    ) : (
      <ScenarioView scenario={scenario} />
    ),
    aboutPerson: (
      <>
        {percent === undefined || hand === "none" ? null : (
          <ExtraTime
            key={attendee.id}
            {...ids}
            percent={percent}
            whose={hand === "own" ? "own" : { name }}
            changeable={composable}
          />
        )}
        {hand === "leads" ? (
          <EvaluationStatesOf sessionId={sessionId} evaluateeId={attendee.id} personName={name} />
        ) : null}
      </>
    ),
  };
  return { composable, parts };
}
