import {
  attendeesQuery,
  configQuery,
  meQuery,
  pageDataQuery,
  scheduleQuery,
  sessionQuery,
  stateQuery,
} from "@hotseat/api-client/queries";
import type { Attendee, Me, Session } from "@hotseat/api-client/types";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import { Spinner } from "@hotseat/ui/spinner";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { NAMESPACE } from "../../locales";
import { RecordingConsent } from "../../recording-consent";
import { useScheduleAfter } from "../../schedule";
import { useFromTime } from "../../schedule/headless";
import { problemText, useSessionTexts } from "../../session-data";
import { SessionSettings, type SessionSettingsProps, useSessionLook } from "../../session-settings";
import type { DeviceSettings } from "../../session-settings/view";
import { momentFormat } from "../../shared/headless/moment-format";
import { startRightOf, startStep } from "../../shared/headless/start-rules";
import { devicePreferences } from "../headless/browser-preferences";
import { browserOf } from "../headless/browser-rules";
import type { DeviceState } from "../headless/media-types";
import type { PrejoinActions, PrejoinSession } from "../view/prejoin.types";
import { prejoinSessionOf } from "../view/prejoin-data";
import { PrejoinOverView } from "../view/prejoin-over";
import { PrejoinView } from "../view/prejoin-view";
import * as styles from "../view/prejoin-view.css";
import { type PrejoinStores, usePrejoin } from "./use-prejoin";

export interface PrejoinProps {
  sessionId: number;
  /** The call's details are stored: go to the dashboard. */
  onJoined: () => void;
  onBack: () => void;
  /** Content beside the back link once the session is over, such as a link to the feedback. */
  overAction?: ReactNode;
  /** The host application's theme, to be changed in the settings. */
  theme?: SessionSettingsProps["theme"];
  /** The host application's languages, to be chosen in the settings. */
  languages?: SessionSettingsProps["languages"];
  /** The host application's language menu, in the head. */
  languageMenu?: ReactNode;
}

/** Before the call, inside a `<HotseatProvider>` (LS-2.15). */
export function Prejoin(props: PrejoinProps) {
  useSessionTexts();
  const { sessionId } = props;
  const { client } = useHotseat();
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  useServerEvents({ sessionId });
  const session = useQuery(sessionQuery(client, sessionId));
  const attendees = useQuery(attendeesQuery(client, sessionId));
  const me = useQuery(meQuery(client));
  const config = useQuery(configQuery(client));

  const status = session.data?.status;
  if (status === "COMPLETED" || status === "CANCELLED")
    return <PrejoinOverView status={status} action={props.overAction} onBack={props.onBack} />;
  const error = session.error ?? attendees.error ?? me.error;
  if (session.data && attendees.data && me.data && !config.isPending) {
    const hasVideo = config.data?.video !== "unavailable";
    return (
      <Loaded {...props} session={session.data} attendees={attendees.data.results} me={me.data} hasVideo={hasVideo} />
    );
  }
  if (error) {
    const retry = () => void Promise.all([session.refetch(), attendees.refetch(), me.refetch()]);
    return (
      <div className={styles.message}>
        <ErrorState
          title={t("loadFailed.title")}
          description={problemText(i18n, error) ?? t("loadFailed.text")}
          action={
            <Button icon={RotateCw} onClick={retry}>
              {t("tryAgain")}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className={styles.message} role="status">
      <Spinner size="medium" />
      {t("loading")}
    </div>
  );
}

interface LoadedProps extends PrejoinProps {
  session: Session;
  attendees: readonly Attendee[];
  me: Me;
  hasVideo: boolean;
}

/** Fetches the dashboard's first data while devices are checked, so that joining waits only for the call. */
function useDashboardAhead({ id, status }: Session): void {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (status !== "IN_PROGRESS") return;
    void queryClient.prefetchQuery(pageDataQuery(client, id));
    void queryClient.prefetchQuery(stateQuery(client, id));
    void queryClient.prefetchQuery(scheduleQuery(client, id));
  }, [client, queryClient, id, status]);
}

function Loaded({ session, attendees, me, hasVideo, ...props }: LoadedProps) {
  useDashboardAhead(session);
  const { client } = useHotseat();
  const start = useFromTime(client.serverClock.ticker(), (now) => startStep(startRightOf(session), now));
  const shown = useMemo(() => prejoinSessionOf(session, attendees, start), [session, attendees, start]);
  const stores = usePrejoin({
    sessionId: props.sessionId,
    session: shown,
    hasVideo,
    shortName: me.short_name,
    onJoined: props.onJoined,
  });
  if (!stores) return null;
  return <Connected {...props} session={shown} hasVideo={hasVideo} timeZone={me.timezone} stores={stores} />;
}

function actionsOf(
  { preview, name, flow, network }: PrejoinStores,
  onBack: () => void,
  onSettings: () => void,
): PrejoinActions {
  return {
    setCamera: (on) => void preview.setCamera(on),
    setMicrophone: (on) => void preview.setMicrophone(on),
    chooseDevice: (kind, deviceId) => void preview.choose(kind, deviceId),
    retryDevices: () => void preview.start(),
    testSpeaker: () => void preview.testSpeaker(),
    checkNetwork: () => void network.run(),
    openSettings: onSettings,
    attachCamera: preview.attach,
    editName: name.edit,
    join: () => void flow.join(),
    start: () => void flow.start(),
    back: onBack,
  };
}

interface ConnectedProps extends PrejoinProps {
  session: PrejoinSession;
  hasVideo: boolean;
  timeZone: string;
  stores: PrejoinStores;
}

/** Returns the attendee id of the designated interviewer; null for nobody, undefined while unknown. */
function useInterviewerId(sessionId: number, isRunning: boolean): number | null | undefined {
  const { client } = useHotseat();
  const { data: page } = useQuery(attendeesQuery(client, sessionId));
  const { data: designated } = useQuery({
    ...stateQuery(client, sessionId),
    enabled: isRunning,
    select: ({ designations }) => designations.interviewer?.keycloakId ?? null,
  });
  if (designated === undefined || !page) return undefined;
  return page.results.find(({ user }) => user.keycloak_id === designated)?.id ?? null;
}

/** The devices of the preview, as the settings show them. */
function useDeviceSettings({ preview }: PrejoinStores, isObserver: boolean): DeviceSettings {
  const { camera, microphone, devices, isTesting } = useStore(preview);
  const preferences = useStore(devicePreferences());
  const idOf = (state: DeviceState) => (state.status === "on" ? state.deviceId : "");
  return {
    list: devices,
    inUse: { videoinput: idOf(camera), audioinput: idOf(microphone), audiooutput: preferences.speakerId ?? "" },
    preferences,
    isTesting,
    sendsNothing: isObserver,
    choose: (kind, deviceId) => void preview.choose(kind, deviceId),
    adjust: (part) => void preview.adjust(part),
    testSpeaker: () => void preview.testSpeaker(),
  };
}

function Connected({ sessionId, session, hasVideo, timeZone, theme, stores, onBack, ...props }: ConnectedProps) {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const moments = useMemo(() => momentFormat(i18n.language, timeZone), [i18n.language, timeZone]);
  const { schedule } = useScheduleAfter(sessionId);
  const interviewerId = useInterviewerId(sessionId, session.status === "IN_PROGRESS");
  const [isSettingUp, setSettingUp] = useState(false);
  const { compact } = useSessionLook();
  const devices = useDeviceSettings(stores, session.myRole === "observer");
  const actions = useMemo(() => actionsOf(stores, onBack, () => setSettingUp(true)), [stores, onBack]);
  return (
    <>
      <PrejoinView
        session={session}
        preview={useStore(stores.preview)}
        preferences={useStore(devicePreferences())}
        level={stores.preview.level}
        name={useStore(stores.name)}
        join={useStore(stores.flow)}
        network={useStore(stores.network)}
        consent={<RecordingConsent sessionId={sessionId} />}
        compact={compact}
        hasVideo={hasVideo}
        time={client.serverClock.ticker()}
        formatTime={moments.time}
        moments={moments}
        schedule={schedule}
        interviewerId={interviewerId}
        languageMenu={props.languageMenu}
        browser={browserOf(navigator.userAgent)}
        host={location.host}
        actions={actions}
      />
      {isSettingUp ? (
        <SessionSettings
          sessionId={sessionId}
          open
          onOpenChange={setSettingUp}
          devices={devices}
          {...(theme ? { theme } : {})}
          {...(props.languages ? { languages: props.languages } : {})}
        />
      ) : null}
    </>
  );
}
