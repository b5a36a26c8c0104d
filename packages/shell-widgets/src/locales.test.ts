import { LANGUAGES, SEAT_ROLES } from "@hotseat/api-client/constants";
import { flatTexts, testLocales } from "@hotseat/vite-config/check-locales.ts";
import { expect, it } from "vitest";
import { loadAccountMessages, loadMessages, loadSettingsMessages } from "./locales";

testLocales(LANGUAGES, { widgets: loadMessages, accounts: loadAccountMessages, settings: loadSettingsMessages });

it.each(SEAT_ROLES)("the seat %s has a name, also where somebody is invited", async (role) => {
  const texts = flatTexts(await loadMessages.en());
  for (const key of [`role.${role}`, `detail.invite.role.${role}`]) expect(texts.get(key), key).toBeDefined();
});
