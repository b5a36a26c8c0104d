import { Icon } from "@hotseat/ui/icon";
import { CircleCheck, CloudOff, Lock, RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import type { CodePad } from "../headless/code-pad.types";
import * as styles from "./code-pad.css";

/** The state of the connection as text (TL-P.1, TL-P.2, TL-P.3). */
export function PadStatus({ codePad: { status } }: { codePad: CodePad }) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE, { keyPrefix: "status" });
  return (
    <div className={styles.status} role="status" data-status={status}>
      <span className={styles.dot} />
      {t(status)}
    </div>
  );
}

const LOOKS = { shared: CircleCheck, sending: RefreshCw, held: Lock, waiting: CloudOff } as const;

/** Whether everything typed here is with the server; nothing where the lost connection, or the notice, says all there is to say. */
export function PadSaved({ codePad }: { codePad: CodePad }) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  const isConnected = codePad.status === "connected";
  const mayWrite = codePad.readOnly === null;
  const state = !codePad.hasUnsent ? "shared" : !isConnected ? "waiting" : mayWrite ? "sending" : "held";
  if (codePad.hasLost || (state === "shared" && !(mayWrite && isConnected))) return null;
  return (
    <span className={styles.saved} data-state={state}>
      <Icon as={LOOKS[state]} />
      <span className={styles.savedWords}>{t(state)}</span>
    </span>
  );
}
