import type { Reader } from "@hotseat/core/reader";
import { dayOf } from "@hotseat/core/reader";
import type { Ticker } from "@hotseat/core/ticker";
import { Banner } from "@hotseat/ui/banner";
import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ErrorState } from "@hotseat/ui/error-state";
import { Icon } from "@hotseat/ui/icon";
import { Row } from "@hotseat/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@hotseat/ui/tabs";
import { Heading, Text } from "@hotseat/ui/text";
import { CalendarSearch, Plus, WifiOff } from "lucide-react";
import { useNow } from "../../shared/use-now";
import { useShellText } from "../../shared/use-shell-text";
import { zoneName } from "../../shared/when";
import { clearAll, hasFilters } from "../headless/listing-filters";
import {
  LISTING_TABS,
  type ListedSession,
  type ListingContent,
  type ListingTab,
} from "../headless/session-listing.types";
import { DayLists } from "./day-lists";
import { FilterBar, type FilterBarProps } from "./filter-bar";
import { NextSkeleton, RowSkeletons } from "./listing-skeletons";
import { NextSessionCard } from "./next-session-card";
import * as styles from "./session-listing.css";
import type { RowLinks } from "./session-row";

export interface SessionListingViewProps extends Pick<FilterBarProps, "address" | "onAddressChange" | "options"> {
  content: ListingContent;
  /** `undefined` while it loads, null when there is none. */
  next: ListedSession | null | undefined;
  reader: Reader;
  time: Ticker;
  links: RowLinks;
  /** The form of a new session; null where none is offered. */
  newSessionHref: string | null;
  /** Changes do not arrive: what is shown may be old. Default false. */
  isStale?: boolean;
  onLoadMore: () => void;
  onRetry: () => void;
}

/** The listing page: next session, tabs, filters, rows by day (LS-D1.1). */
export function SessionListingView(props: SessionListingViewProps) {
  const { address, onAddressChange, options, content, next, reader, time, links } = props;
  const { t } = useShellText();
  const now = useNow(time);
  const today = dayOf(now, reader.timeZone);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading as="h1" size="page">
          {t("listing.title")}
        </Heading>
        <NewSession href={props.newSessionHref} isNextStep={!next} />
      </div>
      {next === undefined ? <NextSkeleton /> : null}
      {next ? <NextSessionCard session={next} time={time} reader={reader} links={links} /> : null}
      <Tabs value={address.tab} onValueChange={(tab) => onAddressChange({ ...address, tab: tab as ListingTab })}>
        <div className={styles.tabs}>
          <TabList label={t("listing.tabsLabel")}>
            {LISTING_TABS.map((tab) => (
              <Tab key={tab} value={tab}>
                {t(`listing.tab.${tab}`)}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanel value={address.tab}>
          <search className={styles.filters} data-scrolls-sideways aria-label={t("listing.filter.label")}>
            <FilterBar
              address={address}
              onAddressChange={onAddressChange}
              options={options}
              reader={reader}
              today={today}
            />
            <Summary content={content} reader={reader} time={time} />
          </search>
          {props.isStale ? (
            <Banner tone="amber" icon={WifiOff} className={styles.stale}>
              {t("listing.stale")}
            </Banner>
          ) : null}
          <Content {...props} today={today} now={now} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** The solid button of the page, unless the next session has it. */
function NewSession({ href, isNextStep }: { href: string | null; isNextStep: boolean }) {
  const { t } = useShellText();
  if (href === null) return null;
  return (
    <Button variant={isNextStep ? "primary" : "secondary"} asChild>
      <a href={href}>
        <Icon as={Plus} />
        {t("listing.newSession")}
      </a>
    </Button>
  );
}

function Summary({ content, reader, time }: Pick<SessionListingViewProps, "content" | "reader" | "time">) {
  const { t } = useShellText();
  if (content.status !== "ready") return null;
  return (
    <Text size="second" tone="muted" className={styles.summary} role="status">
      {t("listing.summary", { count: content.total, zone: zoneName(time.read(), reader) })}
    </Text>
  );
}

function Content(props: SessionListingViewProps & { today: string; now: number }) {
  const { content } = props;
  if (content.status === "loading") return <RowSkeletons />;
  if (content.status === "failed") return <Failed detail={content.detail} onRetry={props.onRetry} />;
  if (content.sessions.length === 0) return <Empty {...props} />;
  return <DayLists {...props} sessions={content.sessions} more={content.more} />;
}

type EmptyProps = Pick<SessionListingViewProps, "address" | "onAddressChange" | "newSessionHref">;

function Empty({ address, onAddressChange, newSessionHref }: EmptyProps) {
  const { t } = useShellText();
  const filtered = hasFilters(address);
  return (
    <Card className={styles.state}>
      <EmptyState
        icon={CalendarSearch}
        title={t(filtered ? "listing.empty.filtered" : `listing.empty.${address.tab}`)}
        description={t(filtered ? "listing.empty.filteredHint" : `listing.empty.${address.tab}Hint`)}
        action={
          <Row gap={8} wrap>
            {filtered ? (
              <Button onClick={() => onAddressChange(clearAll(address))}>{t("listing.filter.clear")}</Button>
            ) : address.tab === "available" ? null : (
              <Button onClick={() => onAddressChange({ ...address, tab: "available" })}>
                {t("listing.empty.seeAvailable")}
              </Button>
            )}
            {newSessionHref === null ? null : (
              <Button variant="secondary" asChild>
                <a href={newSessionHref}>{t("listing.newSession")}</a>
              </Button>
            )}
          </Row>
        }
      />
    </Card>
  );
}

function Failed({ detail, onRetry }: { detail: string | null; onRetry: () => void }) {
  const { t } = useShellText();
  return (
    <Card className={styles.state}>
      <ErrorState
        title={t("listing.failed.title")}
        description={detail ?? t("listing.failed.hint")}
        action={<Button onClick={onRetry}>{t("retry")}</Button>}
      />
    </Card>
  );
}
