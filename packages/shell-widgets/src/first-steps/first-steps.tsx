import { firstStepsQuery, meQuery } from "@hotseat/api-client/queries";
import { browserStorage, forgiving } from "@hotseat/core/storage";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAccountTexts } from "../shared/accounts/use-account-texts";
import { dismissedKey, FIRST_STEPS, firstStepHrefs } from "./first-steps.types";
import { FirstStepsView } from "./first-steps-view";

/** The list of an administrator's first steps; nothing once all are done, or once the person has hidden it on this device. */
export function FirstSteps() {
  useAccountTexts();
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  const hrefs = me ? firstStepHrefs(me) : null;
  const { data: done } = useQuery({ ...firstStepsQuery(client), enabled: hrefs !== null });
  const [storage] = useState(() => forgiving(browserStorage("localStorage")));
  const [hidden, setHidden] = useState(false);
  if (!me || !hrefs || !done || hidden || FIRST_STEPS.every((step) => done[step])) return null;
  const key = dismissedKey(me.keycloak_id);
  if (storage.getItem(key) !== null) return null;
  const dismiss = () => {
    storage.setItem(key, "1");
    setHidden(true);
  };
  return <FirstStepsView done={done} hrefs={hrefs} onDismiss={dismiss} />;
}
