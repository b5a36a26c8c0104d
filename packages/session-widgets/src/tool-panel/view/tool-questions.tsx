import { TOOL_NAME_MAX_LENGTH } from "@hotseat/api-client/constants";
import { Button } from "@hotseat/ui/button";
import { ConfirmDialog, Dialog, DialogActions } from "@hotseat/ui/dialog";
import { TextField } from "@hotseat/ui/text-field";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { TOOLS_NAMESPACE } from "../../tool-locales";
import type { ListedTool } from "../headless/tool-panel-rules";
import type { ToolQuestion } from "./tool-list";

export interface ToolQuestionsProps {
  asked: { readonly question: ToolQuestion; readonly tool: ListedTool } | null;
  onDone: () => void;
  onRename: (toolId: string, name: string) => void;
  onClear: (toolId: string) => void;
  onClose: (toolId: string) => void;
}

/** The dialogs of a tool's actions. */
export function ToolQuestions({ asked, onDone, onRename, onClear, onClose }: ToolQuestionsProps) {
  const { t } = useTranslation(TOOLS_NAMESPACE, { keyPrefix: "panel" });
  if (!asked) return null;
  const { question, tool } = asked;
  if (question === "rename") return <Rename tool={tool} onDone={onDone} onRename={(name) => onRename(tool.id, name)} />;
  const confirm = () => {
    (question === "clear" ? onClear : onClose)(tool.id);
    onDone();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={t(`${question}Title`, { name: tool.name })}
      description={t(`${question}Text`)}
      confirmLabel={t(`${question}Yes`)}
      cancelLabel={t("cancel")}
      variant="danger"
      onConfirm={confirm}
    />
  );
}

function Rename({
  tool,
  onDone,
  onRename,
}: {
  tool: ListedTool;
  onDone: () => void;
  onRename: (name: string) => void;
}) {
  const { t } = useTranslation(TOOLS_NAMESPACE, { keyPrefix: "panel" });
  const form = useId();
  const [name, setName] = useState(tool.name);
  const given = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (given === "") return;
    if (given !== tool.name) onRename(given);
    onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      size="small"
      title={t("renameTitle", { name: tool.name })}
      closeLabel={t("cancel")}
      footer={
        <DialogActions>
          <Button onClick={onDone}>{t("cancel")}</Button>
          <Button variant="primary" type="submit" form={form} disabled={given === ""}>
            {t("save")}
          </Button>
        </DialogActions>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={t("name")}
          value={name}
          maxLength={TOOL_NAME_MAX_LENGTH}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
