import { useHotseat, useIsStale, useReader, useServerEvents } from "@hotseat/react";
import { shellHrefs } from "../../shared/hrefs";
import { useShellTexts } from "../../shared/use-shell-texts";
import { type ListingAddress, readAddress, writeAddress } from "../headless/listing-filters";
import { SessionListingView } from "../view/session-listing-view";
import { useFilterOptions } from "./use-filter-options";
import { useListing, useNextSession } from "./use-listing";

export interface SessionListingProps {
  /** The address's query, `?tab=mine&language=de`. */
  search: string;
  /** Puts a new query into the address. */
  onSearchChange: (search: string) => void;
  prejoinHref?: (sessionId: number) => string;
  feedbackHref?: (sessionId: number) => string;
  /** The form of a new session; null where none is offered. */
  newSessionHref?: string | null;
}

/** The listing, updated by the event stream. The host app keeps the address. */
export function SessionListing({
  search,
  onSearchChange,
  prejoinHref = shellHrefs.prejoin,
  feedbackHref = shellHrefs.feedback,
  newSessionHref = shellHrefs.newSession,
}: SessionListingProps) {
  useShellTexts();
  const address = readAddress(search);
  const clock = useHotseat().client.serverClock;
  const reader = useReader();
  const { content, loadMore, retry } = useListing(address);
  const next = useNextSession(clock.now);
  const options = useFilterOptions(address);
  useServerEvents({ global: true });
  const change = (changed: ListingAddress) => onSearchChange(writeAddress(changed));
  return (
    <SessionListingView
      address={address}
      onAddressChange={change}
      options={options}
      content={content}
      next={next}
      reader={reader}
      time={clock.ticker()}
      links={{
        prejoin: prejoinHref,
        feedback: feedbackHref,
        detail: (sessionId) => writeAddress({ ...address, sessionId }),
      }}
      newSessionHref={newSessionHref}
      isStale={useIsStale()}
      onLoadMore={loadMore}
      onRetry={retry}
    />
  );
}
