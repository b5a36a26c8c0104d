import { fixedTicker } from "@hotseat/core/ticker";
import { fn } from "storybook/test";
import { storyLinks } from "../shared/story-links";
import { readAddress } from "./headless/listing-filters";
import { filterOptions, listedSessions, myNext } from "./session-listing.fixtures";
import type { SessionListingViewProps } from "./view/session-listing-view";

/** The moment of every story. */
const NOW = "2026-11-24T13:07:00.000Z";

/** The listing of every story, three minutes before my next session. */
export const listingProps = {
  address: readAddress(""),
  onAddressChange: fn(),
  options: filterOptions,
  content: { status: "ready", sessions: listedSessions, total: listedSessions.length, more: "none" },
  next: myNext,
  reader: { locale: "en", timeZone: "Europe/Zurich" },
  time: fixedTicker(Date.parse(NOW)),
  links: storyLinks,
  newSessionHref: "#new-session",
  onLoadMore: fn(),
  onRetry: fn(),
} satisfies SessionListingViewProps;
