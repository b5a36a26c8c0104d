import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Card } from "@hotseat/ui/card";
import { Sheet } from "@hotseat/ui/sheet";
import { useMediaQuery } from "@hotseat/ui/theme";
import { below } from "@hotseat/ui/tokens";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import type { BatchField, BatchScope } from "../../headless/batch.types";
import type { TableState } from "../../headless/editor.types";
import type { ProblemGroup } from "../../headless/problems/problem.types";
import type { BatchEditor } from "../../headless/store/create-batch-editor";
import { BatchGrid } from "../grid/batch-grid";
import { useBatchText } from "../use-batch-text";
import * as styles from "./check-step.css";
import { GridBar } from "./grid-bar";
import { ProblemList, type ProblemListProps } from "./problem-list";
import { choicesOf } from "./repair-choices";
import { RepairDialog } from "./repair-dialog";
import { groupOf, isFilledByCell, repairAtOnce, showFirst } from "./repairs";

export interface CheckStepProps {
  editor: BatchEditor;
  state: TableState;
  scope: BatchScope;
  required: readonly BatchField[];
  canReread: boolean;
  onDownload: () => void;
}

/** The rows with their problems: the groups beside the grid, on a narrow screen in a sheet above it. */
export function CheckStep({ editor, state, scope, required, canReread, onDownload }: CheckStepProps) {
  const { t, counted } = useBatchText();
  const isNarrow = useMediaQuery(below.laptop);
  const [isListOpen, setListOpen] = useState(false);
  const [repaired, setRepaired] = useState<ProblemGroup | null>(null);
  const { notice, totals } = state;
  const close = () => setListOpen(false);
  const list: ProblemListProps = {
    groups: state.groups,
    count: totals.withProblems,
    current: groupOf(editor, state),
    isChecking: state.checking !== null,
    onRepair: (group) => {
      close();
      if (isFilledByCell(group)) {
        showFirst(editor, state, group);
        editor.startEdit();
      } else if (!repairAtOnce(editor, group)) setRepaired(group);
    },
    onKeep: (group) => void editor.keepAsWritten(group.id),
    onSetAside: (group) => void editor.setGroupAside(group.id),
    onShow: (group) => {
      close();
      showFirst(editor, state, group);
    },
  };
  return (
    <div className={styles.check}>
      {isNarrow ? (
        <Sheet
          open={isListOpen}
          onOpenChange={setListOpen}
          side="bottom"
          title={t("problems.list")}
          closeLabel={t("close")}
          trigger={
            <Button variant="secondary" icon={CircleAlert} wide>
              {totals.withProblems === 0 ? t("problems.show") : counted("problems.rows", totals.withProblems)}
            </Button>
          }
        >
          <ProblemList {...list} />
        </Sheet>
      ) : (
        <div className={styles.side}>
          <ProblemList {...list} />
        </div>
      )}
      <Card padding="none" className={styles.card}>
        <GridBar editor={editor} state={state} canReread={canReread} onDownload={onDownload} />
        {notice ? (
          <Callout tone="red" icon={CircleAlert} role="alert" className={styles.notice}>
            {t(`edits.${notice.code}`)}
          </Callout>
        ) : null}
        <BatchGrid
          editor={editor}
          state={state}
          required={required}
          nothing={<Nothing editor={editor} state={state} />}
        />
      </Card>
      {repaired ? (
        <RepairDialog
          group={repaired}
          values={editor.valuesOf(repaired.id)}
          choices={choicesOf(repaired, scope, t)}
          onFill={(value) => void editor.fillIn(repaired.id, value)}
          onChoose={(matches) => void editor.chooseMatches(repaired.id, matches)}
          onClose={() => setRepaired(null)}
        />
      ) : null}
    </div>
  );
}

function Nothing({ editor, state }: Pick<CheckStepProps, "editor" | "state">) {
  const { t } = useBatchText();
  const showAll = () => {
    editor.setFind("");
    editor.setOnlyProblems(false);
  };
  return (
    <>
      {t(state.find === "" ? "grid.nothingProblems" : "grid.nothing")}
      <Button variant="secondary" onClick={showAll}>
        {t("grid.showAll")}
      </Button>
    </>
  );
}
