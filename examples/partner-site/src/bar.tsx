import { useLocaleNamespace } from "@hotseat/react";
import { ControlBarView } from "@hotseat/session-widgets/control-bar/view";
import { loadMessages, NAMESPACE } from "@hotseat/session-widgets/locales";
import { usePendingAction, useSchedule } from "@hotseat/session-widgets/schedule";
import { useState } from "react";

/** The example's session lasts an hour, in seconds. */
const SESSION_SEC = 3600;

/** The control bar's view with this page's own state: it knows no server, so everything comes by props. */
export function Bar({ sessionId }: { readonly sessionId: number }) {
  useLocaleNamespace(NAMESPACE, loadMessages);
  const { schedule, time, act } = useSchedule(sessionId);
  const pending = usePendingAction(sessionId);
  const [showsPeople, setShowsPeople] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  if (hasLeft) return <p>You left the session.</p>;
  return (
    <>
      <ControlBarView
        microphone={null}
        camera={null}
        screen={null}
        workspace={null}
        timing={
          schedule && {
            schedule,
            time,
            pending: pending !== null,
            sessionSec: SESSION_SEC,
            candidates: [],
            act,
          }
        }
        people={{ on: showsPeople, count: 2, onToggle: () => setShowsPeople(!showsPeople) }}
        onLeave={() => setHasLeft(true)}
      />
      {showsPeople ? <p>Amélie and Ben are here.</p> : null}
    </>
  );
}
