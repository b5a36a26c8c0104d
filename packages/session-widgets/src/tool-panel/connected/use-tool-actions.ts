import {
  clearToolMutation,
  closeToolMutation,
  createToolMutation,
  updateToolMutation,
} from "@hotseat/api-client/queries";
import type { ToolKind } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { reportProblem } from "../../session-data";
import { useToolClearing } from "../../shared/connected/tool-clearing";
import { TOOLS_NAMESPACE } from "../../tool-locales";
import type { ToolPanelViewProps } from "../view/tool-panel-view";

type Actions = Pick<
  ToolPanelViewProps,
  "creating" | "onSelect" | "onCreate" | "onRename" | "onLock" | "onClear" | "onClose"
>;

/** The actions of the panel; a failure is said in a toast, and the list stays as the server has it. */
export function useToolActions(sessionId: number, kind: ToolKind, onSelect: (toolId: string) => void): Actions {
  const { client } = useHotseat();
  const { t, i18n } = useTranslation(TOOLS_NAMESPACE, { keyPrefix: "panel" });
  const failed = (title: string) => (error: Error) => reportProblem(i18n, title, error);
  const create = useMutation({ ...createToolMutation(client, sessionId), onError: failed(t("createFailed")) });
  const update = useMutation({ ...updateToolMutation(client, sessionId), onError: failed(t("changeFailed")) });
  const close = useMutation({ ...closeToolMutation(client, sessionId), onError: failed(t("closeFailed")) });
  const clear = useMutation({ ...clearToolMutation(client, sessionId), onError: failed(t("clearFailed")) });
  const clearing = useToolClearing(sessionId);
  return {
    creating: create.isPending,
    onSelect,
    onCreate: () => create.mutate({ kind }, { onSuccess: ({ id }) => onSelect(id) }),
    onRename: (toolId, name) => update.mutate({ toolId, name }),
    onLock: (toolId, locked) => update.mutate({ toolId, locked }),
    onClear(toolId) {
      // The widget's own change can be undone there; the server's is somebody else's change to it.
      if (!clearing.clear(toolId)) clear.mutate(toolId);
    },
    onClose: (toolId) => close.mutate(toolId),
  };
}
