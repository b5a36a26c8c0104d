import { LANGUAGES, SEAT_ROLES } from "@hotseat/api-client/constants";
import { flatTexts, testLocales } from "@hotseat/vite-config/check-locales.ts";
import { expect, it } from "vitest";
import { loadAccountMessages, loadMessages, loadSettingsMessages } from "./locales";
import { seatChoices } from "./session-detail/headless/detail-rules";
import { detailedSession } from "./session-detail/session-detail.fixtures";

testLocales(LANGUAGES, { widgets: loadMessages, accounts: loadAccountMessages, settings: loadSettingsMessages });

it.each(SEAT_ROLES)("the seat %s has a name, also where somebody is invited", async (role) => {
  const texts = flatTexts(await loadMessages.en());
  for (const key of [`role.${role}`, `detail.invite.role.${role}`]) expect(texts.get(key), key).toBeDefined();
});

it.each(seatChoices(detailedSession({ observers_allowed: true })))(
  "the seat choice %s has a label and a hint",
  async (choice) => {
    const texts = flatTexts(await loadMessages.en());
    for (const key of [`detail.choice.${choice}`, `detail.choice.${choice}Hint`])
      expect(texts.get(key), key).toBeDefined();
  },
);
