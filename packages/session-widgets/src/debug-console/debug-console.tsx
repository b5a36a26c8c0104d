import { useHotseat, useServerEvents } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { NAMESPACE } from "../locales";
import { useSessionTexts } from "../session-data";
import { later } from "../shared/view/later";
import { createEventLog, type EventFamily, type EventLog, textOf } from "./headless";

const DebugConsoleView = later(async () => (await import("./debug-console-view")).DebugConsoleView);

const meetsTheEye = (type: string) => type !== "heartbeat";

/** Notes the session's events while mounted, by the page's one connection; open the console with the function it returns. */
export function useEventLog(sessionId: number): EventLog {
  const { client } = useHotseat();
  const [log] = useState(() => createEventLog());
  useServerEvents({
    sessionId,
    onMessage: (message) => {
      if (!meetsTheEye(message.type)) return;
      const at = "meta" in message ? Date.parse(message.meta.at) : client.serverClock.now();
      log.add({ type: message.type, at, data: message.data });
    },
  });
  return log;
}

export interface DebugConsoleProps {
  sessionId: number;
  onClose: () => void;
  /** The events recorded so far, from `useEventLog`; without it the console starts empty. */
  log?: EventLog;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

/** The console of server events; place it for people with authority only. */
export function DebugConsole({ sessionId, log, ...rest }: DebugConsoleProps) {
  return log ? <Shown log={log} {...rest} /> : <WithOwnLog sessionId={sessionId} {...rest} />;
}

function WithOwnLog({ sessionId, ...rest }: DebugConsoleProps) {
  return <Shown log={useEventLog(sessionId)} {...rest} />;
}

function Shown({ log, onClose, timeZone }: Omit<DebugConsoleProps, "sessionId" | "log"> & { log: EventLog }) {
  useSessionTexts();
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "debugConsole" });
  const state = useStore(log);
  const [family, setFamily] = useState<EventFamily | null>(null);
  useEffect(() => () => log.setPaused(false), [log]);
  return (
    <DebugConsoleView
      {...state}
      family={family}
      onFamilyChange={setFamily}
      onPausedChange={log.setPaused}
      onClear={log.clear}
      onCopy={(events) =>
        void navigator.clipboard.writeText(textOf(events)).then(
          () => toast.success({ title: t("copied", { count: events.length }) }),
          () => toast.error({ title: t("copyFailed") }),
        )
      }
      onClose={onClose}
      {...(timeZone ? { timeZone } : {})}
    />
  );
}
