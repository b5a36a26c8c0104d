import { acceptSchedule, keys, mutationDefaults } from "@hotseat/api-client/queries";
import { setFlowMode } from "@hotseat/api-client/schedule";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import type { FlowMode } from "../schedule/headless";

/** The modes as people read them (LS-D3.3); i18n keys below `sessionControls`. */
const MODE_WORDS = { GUIDED: "guided", FREE: "free" } as const satisfies Record<FlowMode, string>;

/** Changes the flow mode, and says which one holds by the server's response (LS-8.2). */
export function useFlowMode(sessionId: number, onError: (error: Error) => void) {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionControls" });
  return useMutation({
    ...mutationDefaults,
    mutationKey: [...keys.session(sessionId), "set-flow-mode"],
    mutationFn: (flow_mode: FlowMode) => client.call(setFlowMode, { path: { id: sessionId }, body: { flow_mode } }),
    onSuccess: ({ flow_mode, schedule }) => {
      acceptSchedule(queryClient, schedule);
      toast.success({ title: t("switched", { flow_mode: t(MODE_WORDS[flow_mode]) }) });
    },
    onError,
  });
}
