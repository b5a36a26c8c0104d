import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Card } from "@hotseat/ui/card";
import { Icon } from "@hotseat/ui/icon";
import { Link } from "@hotseat/ui/link";
import { BrandMark } from "@hotseat/ui/logo";
import { Heading, Text } from "@hotseat/ui/text";
import { CalendarClock, CircleAlert, CircleCheck, Hourglass, KeyRound, LogOut } from "lucide-react";
import { useShellText } from "../shared/use-shell-text";
import * as styles from "./sign-in.css";
import { authenticateHref, type Destination, type SignInNotice } from "./sign-in.types";

export interface SignInViewProps {
  /** Same-origin path of the page after the sign-in. */
  next: string;
  destination: Destination;
  /** The sign-in failed, the account is not active, or the service cannot be reached. */
  failure?: "refused" | "inactive" | "unreachable" | null;
  /** The provider that asks for the password: an organisation's, or Hotseat's own; `unknown` until it is loaded. */
  provider?: "external" | "builtin" | "unknown";
  /** The form for an account; null where accounts are made elsewhere. */
  registerHref?: string | null;
  /** The event on another page just before. */
  notice?: SignInNotice | null;
}

const DONE = { tone: "green", icon: CircleCheck } as const;
const ENDED = { tone: "amber", icon: LogOut } as const;
const LOOK_OF = {
  confirmed: DONE,
  invited: DONE,
  passwordReset: DONE,
  setUp: DONE,
  ended: ENDED,
  deleted: DONE,
} as const;
const NOTES = { external: "signIn.note", builtin: "signIn.noteBuiltin" } as const;

/** The sign-in card: the product in one sentence, the next page, one button. */
export function SignInView({
  next,
  destination,
  failure = null,
  provider = "external",
  registerHref = null,
  notice = null,
}: SignInViewProps) {
  const { t } = useShellText();
  // A person who has just confirmed their address waits for approval: every page is the one of their request.
  const onward = notice === "confirmed" ? "request" : destination.kind;
  return (
    <div className={styles.box}>
      <Card look="float" padding="none" className={styles.card}>
        <BrandMark size={44} />
        <Heading as="h1" size="page" className={styles.title}>
          {t("signIn.title")}
        </Heading>
        <p className={styles.words}>{t("signIn.text")}</p>
        {notice ? (
          <Callout {...LOOK_OF[notice]} role="status" className={styles.outcome}>
            {t(`signIn.notice.${notice}`)}
          </Callout>
        ) : null}
        <div className={styles.onward}>
          <span className={styles.onwardIcon}>
            <Icon as={onward === "request" ? Hourglass : CalendarClock} size={18} />
          </span>
          <span className={styles.onwardWords}>
            <Text size="small" tone="muted">
              {t("signIn.onward")}
            </Text>
            <Text weight="strong">{t(`signIn.destination.${onward}`)}</Text>
          </span>
        </div>
        <Button asChild variant="primary" size="huge" wide className={styles.button}>
          <a href={authenticateHref(next)} data-leaves-app="">
            <Icon as={KeyRound} size={18} />
            {t("signIn.button")}
          </a>
        </Button>
        {failure ? (
          <Callout tone="red" icon={CircleAlert} role="alert" className={styles.outcome}>
            {t(`signIn.failure.${failure}`)}
          </Callout>
        ) : null}
        {registerHref ? (
          <p className={styles.register}>
            {t("signIn.noAccount")} <Link href={registerHref}>{t("signIn.register")}</Link>
          </p>
        ) : null}
      </Card>
      <p className={styles.note}>{provider === "unknown" ? "\u00a0" : t(NOTES[provider])}</p>
    </div>
  );
}
