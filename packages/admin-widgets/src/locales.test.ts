import { LANGUAGES, SEAT_ROLES } from "@hotseat/api-client/constants";
import { flatTexts, testLocales } from "@hotseat/vite-config/check-locales.ts";
import { expect, it } from "vitest";
import { requestedPlaceOf } from "./admin-requests/headless/request-rules";
import { loadBatchMessages } from "./batch-csv-editor/view";
import { loadMessages } from "./locales";

testLocales(LANGUAGES, { widgets: loadMessages, "batch editor": loadBatchMessages });

it.each(SEAT_ROLES)("the seat %s has a name in the list of requests", async (role) => {
  const texts = flatTexts(await loadMessages.en());
  expect(texts.get(`requests.place.${requestedPlaceOf({ role, hot_seat: true })}`)).toBeDefined();
});
