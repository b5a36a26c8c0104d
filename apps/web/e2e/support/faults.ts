import type { Page } from "@playwright/test";

/**
 * A character that no text of the database holds: the server refuses it in a text that is neither empty nor too long.
 */
const NUL = "\0";
export const REFUSAL = "This text holds a character that cannot be kept.";

export type Fault = "refused" | "broken" | "offline";
/** In an order in which no two neighbours have the same message. */
export const FAULTS: readonly Fault[] = ["broken", "refused", "offline"];

/** The server's response to a late call; for a choice, which holds no text it could refuse. */
const TOO_LATE = {
  detail: "The schedule has started; this can be changed only before.",
  code: "schedule_started",
};
const BROKEN = { detail: "Something went wrong here.", code: "internal_error" };

/** Makes one call fail, by its text or on its way, as long as `work` takes. `typed`: the refusal is in the text. */
export async function whileFailing(
  page: Page,
  path: string,
  fault: Fault,
  work: () => Promise<void>,
  by: "typed" | "chosen" = "typed",
): Promise<void> {
  if (fault === "refused" && by === "typed") return work();
  await page.route(path, (route) => {
    if (route.request().method() === "GET") return route.continue();
    if (fault === "offline") return route.abort("internetdisconnected");
    return fault === "refused"
      ? route.fulfill({ status: 409, json: TOO_LATE })
      : route.fulfill({ status: 500, json: BROKEN });
  });
  await work();
  await page.unroute(path);
}

/** A text that fails in this way, and is valid when nothing fails. */
export const typedFor = (fault: Fault): string => `Typed while ${fault}.${fault === "refused" ? NUL : ""}`;
