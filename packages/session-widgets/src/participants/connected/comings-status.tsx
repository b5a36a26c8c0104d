import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useSessionData, useSessionTexts } from "../../session-data";
import { comingsAndGoings } from "../headless/participants-rules";

type Latest = ReturnType<typeof comingsAndGoings> & { readonly handUp: readonly string[] };
const NOTHING: Latest = { came: [], left: [], handUp: [] };

/** Says politely who comes, who goes and who raises a hand, for screen readers; shows nothing. */
export function ComingsStatus({ sessionId }: { sessionId: number }) {
  useSessionTexts();
  const session = useSessionData(sessionId);
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const known = useRef<ReadonlyMap<string, string> | null>(null);
  const raised = useRef<ReadonlyMap<string, string> | null>(null);
  const [latest, setLatest] = useState<Latest>(NOTHING);
  const data = session.status === "ready" ? session.data : null;
  useEffect(() => {
    if (!data) return;
    const others = data.pageData.attendees.filter((attendee) => attendee.id !== data.me?.id);
    const nameOf = new Map(others.map(({ user, id }) => [user.keycloak_id, data.names.get(id) ?? user.full_name]));
    const here = new Map<string, string>();
    for (const identity of data.state.present) {
      const name = nameOf.get(identity) ?? known.current?.get(identity);
      if (name !== undefined) here.set(identity, name);
    }
    const hands = new Map<string, string>();
    for (const { attendee_id } of data.state.raised_hands) {
      const name = data.names.get(attendee_id);
      if (name !== undefined && attendee_id !== data.me?.id) hands.set(String(attendee_id), name);
    }
    const change = { ...comingsAndGoings(known.current, here), handUp: comingsAndGoings(raised.current, hands).came };
    known.current = here;
    raised.current = hands;
    if (change.came.length + change.left.length + change.handUp.length > 0) setLatest(change);
  }, [data]);
  // Worded here, so that it is in the language the page is read in now.
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
  const said = (["came", "left", "handUp"] as const)
    .filter((what) => latest[what].length > 0)
    .map((what) => t(what, { names: list.format(latest[what]) }));
  return <VisuallyHidden role="status">{said.join(" ")}</VisuallyHidden>;
}
