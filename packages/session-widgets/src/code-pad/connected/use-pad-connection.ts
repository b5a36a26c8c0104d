import type { HotseatClient } from "@hotseat/api-client";
import { loadOt } from "@hotseat/collab/ot";
import { padSocketUrl, webSockets } from "@hotseat/collab/pad/client";
import { PAD_SUBPROTOCOL } from "@hotseat/collab/pad/messages";
import { systemClock } from "@hotseat/core/clock";
import { useHotseat, useProviderStore } from "@hotseat/react";
import type { ToastContent } from "@hotseat/ui/theme";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import useLatestCallback from "use-latest-callback";
import { createUnsentDocuments } from "../../shared/connected/unsent-documents";
import { onNetwork } from "../../shared/headless/network";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import { createPadConnection } from "../headless/create-pad-connection";
import { hasLostEdits } from "../headless/lost-edits";
import type { PadConnection } from "../headless/pad-connection";

export interface PadAddress {
  readonly documentId: string;
  /** A single-use ticket, as a subprotocol, for a client without cookies; absent where the pad is open to everybody with its link. */
  readonly getTicket?: (() => Promise<string>) | undefined;
}

export type OpenedPad =
  | { readonly status: "opening" }
  | { readonly status: "failed"; retry(): void }
  | { readonly status: "open"; readonly pad: PadConnection };

/** The page whose relative address the socket has: this one, or the server's own. */
const pageOf = ({ baseUrl }: HotseatClient) => (baseUrl === "" ? window.location.href : `${baseUrl}/`);

/** Given up, a pad keeps its text for copying: it is unsent too. With lost edits it does so and asks nobody. */
const createUnsentPads = () =>
  createUnsentDocuments<PadConnection>({
    hasUnsent: ({ state }) => state.getState().hasUnsent,
    lostCount: ({ state }) => Number(hasLostEdits(state.getState())),
    onChange: ({ state }, listener) => state.subscribe(listener),
    close: (pad) => pad.close(),
  });

/** Loaded when it is needed: most pads open at the first attempt. */
const refusalOf = (url: string, ticket?: unknown) =>
  import("../../shared/connected/entry-refusal").then(
    ({ entryRefusal }) => entryRefusal(url, ticket),
    () => null,
  );

/** Opens a document while it is shown, and until all that was typed in it is stored. */
export function usePadConnection({ documentId, getTicket }: PadAddress): OpenedPad {
  const { client } = useHotseat();
  const unsentPads = useProviderStore("unsent-pads", createUnsentPads);
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  const lostWords = useLatestCallback(
    (_count: number, { document }: PadConnection, showAgain: () => void): ToastContent => {
      const onSelect = () => void navigator.clipboard.writeText(document.text()).catch(showAgain);
      return { title: t("title"), description: t("lost"), action: { label: t("more.copyText"), onSelect } };
    },
  );
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<OpenedPad>({ status: "opening" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let isWanted = true;
    let pad: PadConnection | null = null;
    const stopListening = onNetwork((isOnline) => {
      if (isOnline) pad?.retryNow();
      else pad?.offline();
    });
    loadOt().then(
      (ot) => {
        if (!isWanted) return;
        const protocols = async () => [PAD_SUBPROTOCOL, ...(getTicket ? [await getTicket()] : [])];
        const url = padSocketUrl(pageOf(client), documentId);
        pad =
          unsentPads.take(documentId) ??
          createPadConnection({
            ot,
            clock: systemClock,
            client: crypto.randomUUID(),
            newClient: () => crypto.randomUUID(),
            openSocket: webSockets(url, protocols, (error) => refusalOf(url, getTicket && (error ?? null))),
          });
        setOpened({ status: "open", pad });
      },
      () => {
        if (isWanted) setOpened({ status: "failed", retry: () => setAttempt((before) => before + 1) });
      },
    );
    return () => {
      isWanted = false;
      stopListening();
      if (pad) unsentPads.leave(documentId, pad, lostWords);
      setOpened({ status: "opening" });
    };
  }, [client, unsentPads, lostWords, documentId, getTicket, attempt]);

  return opened;
}
