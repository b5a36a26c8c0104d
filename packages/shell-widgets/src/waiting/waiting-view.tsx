import type { Reader } from "@hotseat/core/reader";
import { Avatar } from "@hotseat/ui/avatar";
import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Card } from "@hotseat/ui/card";
import { ErrorState } from "@hotseat/ui/error-state";
import { Icon } from "@hotseat/ui/icon";
import { Link } from "@hotseat/ui/link";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Heading, Text } from "@hotseat/ui/text";
import { CircleX, Clock, Mail } from "lucide-react";
import * as account from "../shared/accounts/account.css";
import { AccountCard } from "../shared/accounts/account-card";
import { useAccountText } from "../shared/accounts/use-account-text";
import { ChoosePlace, type ChoosePlaceProps } from "./choose-place";
import { Road } from "./road";
import * as styles from "./waiting.css";
import { decidedBy, type WaitingContent, type WaitingRegistration } from "./waiting.types";

export interface WaitingViewProps extends Omit<ChoosePlaceProps, "title" | "text" | "onCancel"> {
  person: { full_name: string; short_name: string; email: string };
  content: WaitingContent;
  /** The event stream is up: a decision shows at once. */
  live: boolean;
  reader: Reader;
  /** Milliseconds since 1970. */
  now: number;
  /** Loads the request again. */
  onRetryContent: () => void;
  /** The person chooses another organisation or institution. */
  choosing: boolean;
  onChoosing: (choosing: boolean) => void;
  links: { how: string; modules: string };
}

/** The only page of a person who is not approved yet: what is done, what happens now, what comes next. */
export function WaitingView(props: WaitingViewProps) {
  const { t } = useAccountText();
  const { content, choosing, onChoosing, onRetryContent, person } = props;
  if (content.status === "loading")
    return (
      <AccountCard title={t("waiting.title")}>
        <SkeletonGroup label={t("loading")} className={account.form}>
          <Skeleton height={48} />
          <Skeleton height={160} />
        </SkeletonGroup>
      </AccountCard>
    );
  if (content.status === "failed")
    return (
      <AccountCard title={t("waiting.title")}>
        <ErrorState
          title={t("waiting.failed.title")}
          description={t("waiting.failed.hint")}
          action={<Button onClick={onRetryContent}>{t("retry")}</Button>}
        />
      </AccountCard>
    );
  const { registration } = content;
  const name = person.short_name || person.full_name;
  if (choosing || registration.status === "none")
    return (
      <ChoosePlace
        {...props}
        title={t("waiting.choose.title", { name })}
        text={t("waiting.choose.text")}
        onCancel={registration.status === "none" ? null : () => onChoosing(false)}
      />
    );
  if (registration.status === "rejected")
    return <Rejected registration={registration} name={name} onAgain={() => onChoosing(true)} />;
  return <Pending {...props} registration={registration} name={name} />;
}

function Rejected({
  registration,
  name,
  onAgain,
}: {
  registration: WaitingRegistration;
  name: string;
  onAgain: () => void;
}) {
  const { t } = useAccountText();
  const place = decidedBy(registration);
  return (
    <AccountCard
      title={t("waiting.rejected.title", { name })}
      text={place ? t("waiting.rejected.by", { place }) : t("waiting.rejected.text")}
    >
      {registration.reason ? (
        <Callout tone="red" icon={CircleX} role="status" title={t("waiting.rejected.reason")}>
          {registration.reason}
        </Callout>
      ) : null}
      <Button variant="primary" size="huge" wide className={account.button} onClick={onAgain}>
        {t("waiting.rejected.again")}
      </Button>
    </AccountCard>
  );
}

function Pending({
  registration,
  name,
  person,
  live,
  reader,
  now,
  onChoosing,
  links,
}: WaitingViewProps & { registration: WaitingRegistration; name: string }) {
  const { t } = useAccountText();
  const place = decidedBy(registration);
  return (
    <div className={account.box}>
      <Card look="float" padding="none" className={styles.card}>
        <div className={styles.body}>
          <div className={account.head}>
            <div>
              <Badge tone="amber" size="medium" icon={Clock}>
                {t("waiting.badge")}
              </Badge>
            </div>
            <Heading as="h1" size="page">
              {place ? t("waiting.with", { name, place }) : t("waiting.withHotseat", { name })}
            </Heading>
            <p className={account.words}>{t("waiting.nothing", { email: person.email })}</p>
          </div>
          <Road registration={registration} reader={reader} now={now} />
          {registration.contact ? <Contact contact={registration.contact} place={place} /> : null}
        </div>
        <div className={styles.foot}>
          <span className={styles.live} role="status" data-live={live || undefined}>
            {live ? t("waiting.live") : t("waiting.polling")}
          </span>
          <Button variant="ghost" className={styles.change} onClick={() => onChoosing(true)}>
            {t("waiting.change")}
          </Button>
        </div>
      </Card>
      <p className={account.ways}>
        {t("waiting.meanwhile")}
        <Link href={links.how}>{t("waiting.how")}</Link>
        <Link href={links.modules}>{t("waiting.modules")}</Link>
      </p>
    </div>
  );
}

interface ContactProps {
  contact: NonNullable<WaitingRegistration["contact"]>;
  place: string | null;
}

/** Somebody to ask, and the way to write to them. */
function Contact({ contact, place }: ContactProps) {
  const { t } = useAccountText();
  const name = contact.short_name || contact.full_name;
  return (
    <div className={styles.contact}>
      <Avatar name={contact.full_name} size={40} decorative />
      <div className={styles.contactWords}>
        <Text weight="strong">{t("waiting.contact.ask", { name: contact.full_name })}</Text>
        {place ? (
          <Text size="second" tone="muted">
            {t("waiting.contact.why", { place })}
          </Text>
        ) : null}
      </div>
      <Button asChild variant="secondary">
        <a href={`mailto:${contact.email}`} data-leaves-app="">
          <Icon as={Mail} size={16} />
          {t("waiting.contact.write", { name })}
        </a>
      </Button>
    </div>
  );
}
