import type { Me } from "@hotseat/api-client/types";
import { browserStorage, forgiving } from "@hotseat/core/storage";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { useReader } from "../shared/use-reader";
import { useShellText } from "../shared/use-shell-text";
import { useShellTexts } from "../shared/use-shell-texts";
import type { Reader } from "../shared/when";
import { formKey } from "./kept-form";
import type { ChoicesContent } from "./session-form.types";
import { createFormPort } from "./session-form-port";
import { emptyValues } from "./session-form-rules";
import { createSessionFormStore, type SessionFormStore } from "./session-form-store";
import { SessionFormView } from "./session-form-view";
import { useAgendaPreview, useFormChoices } from "./use-form-content";
import { useSessionForm } from "./use-session-form";

export interface SessionFormProps {
  /** The session is stored, and everybody invited who could be. */
  onCreated: (sessionId: number) => void;
  /** The person closed the form; what they typed is kept on this device. */
  onCancel: () => void;
}

/** The form of a new session in a dialog. */
export function SessionForm(props: SessionFormProps) {
  useShellTexts();
  const { content, me, retry } = useFormChoices();
  const reader = useReader();
  if (content.status === "ready" && me)
    return <Filled key={me.keycloak_id} {...props} content={content} me={me} reader={reader} retry={retry} />;
  return (
    <SessionFormView
      form={null}
      content={content}
      preview={{ status: "loading" }}
      reader={reader}
      onRetry={retry}
      onRetryPreview={retry}
      onCancel={props.onCancel}
    />
  );
}

interface FilledProps extends SessionFormProps {
  content: ChoicesContent;
  me: Me;
  reader: Reader;
  retry: () => void;
}

function Filled({ content, me, reader, retry, onCreated, onCancel }: FilledProps) {
  const { t } = useShellText();
  const form = useSessionForm(useStoreOf(me, reader));
  const { preview, retry: retryPreview } = useAgendaPreview(form.state.values, reader);
  const { status } = form.state;
  const doneId = status.kind === "done" ? status.sessionId : null;
  const told = useRef<number | null>(null);
  useEffect(() => {
    if (doneId === null || told.current === doneId) return;
    told.current = doneId;
    toast.success({ title: t("form.done") });
    onCreated(doneId);
  }, [doneId, onCreated, t]);
  return (
    <SessionFormView
      form={form}
      content={content}
      preview={preview}
      reader={reader}
      onRetry={retry}
      onRetryPreview={retryPreview}
      onCancel={onCancel}
    />
  );
}

function useStoreOf(me: Me, { timeZone }: Reader): SessionFormStore {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const { i18n } = useTranslation();
  const { now } = client.serverClock;
  const [store] = useState(() =>
    createSessionFormStore({
      port: createFormPort({
        client,
        queryClient,
        texts: () => i18n.getFixedT(null, NAMESPACE) as unknown as TFunction,
      }),
      empty: emptyValues({
        now: now(),
        timeZone,
        language: me.language,
        visibility: me.organisation ? "organisation" : "platform",
      }),
      now,
      timeZone,
      newId: () => crypto.randomUUID(),
      storage: forgiving(browserStorage("localStorage")),
      key: formKey(me.keycloak_id),
    }),
  );
  return store;
}
