import { createManualClock } from "@hotseat/core/testing";
import { createInstance } from "i18next";
import { renderToString } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, it } from "vitest";
import en from "../../../../locales/batch/en.json";
import { BATCH_NAMESPACE } from "../../batch-locales";
import type { UploadResult } from "../../headless/batch.types";
import { ResultFoot } from "./result-foot";

const result: UploadResult = {
  batchId: 118,
  totals: { created: 1, updated: 0, unchanged: 0, conflict: 0, rejected: 0, skipped: 0, failed: 0 },
  results: [],
  startedAt: "2026-11-24T12:52:00.000Z",
  finishedAt: "2026-11-24T12:52:38.000Z",
  undoUntil: null,
  status: "finished",
};

it.each([
  ["of the same day says today", "2026-11-24T22:59:00.000Z", "Import 118, today, 13:52, 38 seconds"],
  ["of the next day has the date", "2026-11-24T23:00:00.000Z", "Import 118, 24 Nov, 13:52, 38 seconds"],
])("an import with a clock %s, whatever the machine's clock says", async (_, now, words) => {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: "en", resources: { en: { [BATCH_NAMESPACE]: en } } });
  const foot = (
    <I18nextProvider i18n={i18n}>
      <ResultFoot
        result={result}
        undo="none"
        timeZone="Europe/Zurich"
        clock={createManualClock(Date.parse(now))}
        onUndo={() => {}}
      />
    </I18nextProvider>
  );
  expect(renderToString(foot)).toContain(words);
});
