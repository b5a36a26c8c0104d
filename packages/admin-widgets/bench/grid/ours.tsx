import { HotseatTheme } from "@hotseat/ui/theme";
import { useEffect } from "react";
import { type BatchScope, useBatchCsvEditor } from "../../src/batch-csv-editor/headless";
import { BatchCsvEditorView } from "../../src/batch-csv-editor/view";

const SCOPE: BatchScope = {
  level: "institution",
  name: "Campus Rivelac",
  roles: ["institution_admin", "user"],
  organisations: [],
  institutions: [],
  languages: ["en", "fr", "de", "it"],
};

const neverSent = () => Promise.reject(new Error("Nothing is sent."));

/** The widget as a host shows it; the mapping is confirmed as soon as it is there. */
export function Ours({ csv }: { csv: string }) {
  const batch = useBatchCsvEditor({ scope: SCOPE, onUpload: neverSent });
  const { editor, state } = batch;
  useEffect(() => {
    void editor.openText(csv);
  }, [editor, csv]);
  useEffect(() => {
    if (state.step === "map") editor.confirmMapping();
  }, [editor, state.step]);
  return (
    <HotseatTheme appearance="light">
      <div style={{ height: "100vh" }}>
        <BatchCsvEditorView batch={batch} scope={SCOPE} onClose={() => {}} />
      </div>
    </HotseatTheme>
  );
}
