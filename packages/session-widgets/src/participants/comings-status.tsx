import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { useSessionData } from "../session-data";
import { comingsAndGoings } from "./participants-rules";

/** Says politely who comes and who goes, for screen readers; shows nothing (DESIGN, Keyboard and screen reader). */
export function ComingsStatus({ sessionId }: { sessionId: number }) {
  const session = useSessionData(sessionId);
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const known = useRef<ReadonlyMap<string, string> | null>(null);
  const [words, setWords] = useState("");
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
    const { came, left } = comingsAndGoings(known.current, here);
    known.current = here;
    const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
    const said = [
      came.length > 0 ? t("came", { names: list.format(came) }) : "",
      left.length > 0 ? t("left", { names: list.format(left) }) : "",
    ].filter(Boolean);
    if (said.length > 0) setWords(said.join(" "));
  }, [data, t, i18n.language]);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
