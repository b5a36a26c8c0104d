import { keys } from "@hotseat/api-client/queries";
import { updateMe } from "@hotseat/api-client/users";
import { systemClock } from "@hotseat/core/clock";
import { useHotseat } from "@hotseat/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import useLatestCallback from "use-latest-callback";
import { NAMESPACE } from "../../locales";
import { startCall } from "../../room";
import { connectionDetails } from "../../room/headless";
import { whenIdle } from "../../shared/headless/when-idle";
import { browserDevices } from "../headless/browser-devices";
import { devicePreferences } from "../headless/browser-preferences";
import { createJoinFlow, type JoinFlow, type JoinNotice } from "../headless/join-flow";
import { guestName, type StartableSession } from "../headless/join-rules";
import { needsToast } from "../headless/media-rules";
import type { DeviceProblem } from "../headless/media-types";
import { createNameStore, type NameStore } from "../headless/name-store";
import { createNetworkCheck, type NetworkCheckStore } from "../headless/network-check-store";
import { CHECK_AFTER_MS, FIRST_STEPS_MS, READY_WITHIN_MS } from "../headless/prejoin.constants";
import { createPreview, type PreviewStore } from "../headless/preview-store";
import { networkCheckPort } from "./network-check-port";
import { askToJoin, showMediaProblem, showNameFailure, showNotice } from "./prejoin-ports";

export interface PrejoinOptions {
  sessionId: number;
  session: StartableSession;
  hasVideo: boolean;
  /** The name in the field at first. */
  shortName: string;
  onJoined: () => void;
}

export interface PrejoinStores {
  readonly name: NameStore;
  readonly preview: PreviewStore;
  readonly flow: JoinFlow;
  readonly network: NetworkCheckStore;
}

/** Returns the stores for devices, name and joining, which live as long as the page. */
export function usePrejoin({ sessionId, session, hasVideo, shortName, onJoined }: PrejoinOptions) {
  // The instance of `useTranslation` is another one in each language, which would create the stores again.
  const { client, i18n } = useHotseat();
  const queryClient = useQueryClient();
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });

  const readSession = useLatestCallback(() => session);
  const readVideo = useLatestCallback(() => hasVideo);
  const joined = useLatestCallback(() => onJoined());
  const notify = useLatestCallback((notice: JoinNotice) => showNotice(t, notice, onJoined));
  const onProblem = useLatestCallback((problem: DeviceProblem) => showMediaProblem(t, problem));
  const nameFailed = useLatestCallback(() => showNameFailure(t));
  const firstName = useLatestCallback(() => shortName);
  const nameForGuest = useLatestCallback(() => guestName(t("guest"), Math.random()));

  const [stores, setStores] = useState<PrejoinStores | null>(null);
  useEffect(() => {
    const name = createNameStore(firstName(), {
      clock: systemClock,
      save: async (short_name) => {
        queryClient.setQueryData(keys.me, await client.call(updateMe, { body: { short_name } }));
      },
      onFailure: () => nameFailed(),
    });
    const preview = createPreview({
      devices: browserDevices(),
      preferences: devicePreferences(),
      onProblem: (problem, device, camera) => {
        if (needsToast(device, camera)) onProblem(problem);
      },
    });
    // Not with this page's own code: it is fetched while devices are checked.
    const room = import("../../room");
    // The code for joining loads when the browser is idle: the preview comes first.
    void room.then(
      async ({ warmUpRealTime }) => {
        await whenIdle(READY_WITHIN_MS);
        await Promise.all([client.prepare(), readVideo() ? warmUpRealTime() : null]);
      },
      () => {},
    );
    const network = createNetworkCheck(networkCheckPort(client, sessionId));
    const flow = createJoinFlow({
      sessionId,
      clock: systemClock,
      details: connectionDetails(),
      session: () => readSession(),
      hasVideo: () => readVideo(),
      start: async () => {
        const reply = await startCall(client, sessionId, readSession().start === "confirm", i18n);
        await queryClient.invalidateQueries({ queryKey: keys.session(sessionId) });
        return reply;
      },
      join: () => {
        // The call needs the bandwidth now.
        network.stop();
        return askToJoin(client, sessionId);
      },
      saveName: () => name.flushOr(() => nameForGuest()),
      notify: (notice) => notify(notice),
      openAhead: async () => {
        try {
          (await room).preopenedRoom.openAhead({ sessionId, client, queryClient });
          // Rendering the dashboard takes longer than LiveKit's first steps, so those run first.
          await whenIdle(FIRST_STEPS_MS);
        } catch {
          // The code of the room failed to load; the dashboard, which needs it too, reports it.
        }
      },
      onJoined: () => {
        // From here on the room owns camera and microphone, and the level meter must not slow down joining.
        preview.stop();
        joined();
      },
    });
    let isShown = true;
    // React subscribes to the stores after the effect, like to any other external system: the page renders once, not twice.
    queueMicrotask(() => {
      if (isShown) setStores({ name, preview, flow, network });
    });
    // The camera preview comes first, then the network check: a person who joins at once has the full bandwidth.
    let endWait = () => {};
    void preview.start().then(() => {
      endWait = systemClock.after(CHECK_AFTER_MS, () => {
        if (isShown && readVideo() && flow.getState().status === "idle") void network.run();
      });
    });
    return () => {
      isShown = false;
      endWait();
      network.stop();
      preview.stop();
      void name.flush();
    };
  }, [
    client,
    queryClient,
    sessionId,
    readSession,
    readVideo,
    joined,
    notify,
    onProblem,
    nameFailed,
    firstName,
    nameForGuest,
    i18n,
  ]);
  return stores;
}
