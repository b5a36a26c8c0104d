import type { Me } from "@hotseat/api-client/types";
import type { Reader } from "@hotseat/core/reader";
import { browserStorage, forgiving } from "@hotseat/core/storage";
import { useHotseat, useReader } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useShellText } from "../../shared/use-shell-text";
import { useShellTexts } from "../../shared/use-shell-texts";
import { formKey } from "../headless/kept-form";
import type { ChoicesContent, StoredSession } from "../headless/session-form.types";
import { emptyValues } from "../headless/session-form-rules";
import { createSessionFormStore, type SessionFormStore } from "../headless/session-form-store";
import { copyOf, valuesOf } from "../headless/stored-session";
import { useSessionForm } from "../headless/use-session-form";
import { SessionFormView } from "../view/session-form-view";
import { createFormPort } from "./session-form-port";
import { useAgendaPreview, useFormChoices, useFormSource } from "./use-form-content";

export interface SessionFormProps {
  /** The session to change. Left out: the form creates one. */
  sessionId?: number;
  /** A session whose fields a new one begins with, but for its start. */
  copyFrom?: number;
  /** The session is stored, and everybody invited who could be; or its changes are saved. */
  onCreated: (sessionId: number) => void;
  /** The person closed the form; what they typed is kept on this device. */
  onCancel: () => void;
}

/** The form of a new session, or of the changes of one, in a dialog. */
export function SessionForm(props: SessionFormProps) {
  useShellTexts();
  const { sessionId, copyFrom, onCancel } = props;
  const purpose = sessionId !== undefined ? "edit" : copyFrom === undefined ? "new" : "copy";
  const choices = useFormChoices();
  const source = useFormSource(sessionId ?? copyFrom, purpose);
  const reader = useReader();
  const { me } = choices;
  const content = choices.content.status === "ready" ? (source.problem ?? choices.content) : choices.content;
  const retry = () => {
    choices.retry();
    source.retry();
  };
  if (content.status === "ready" && me && (purpose === "new" || source.session)) {
    const shared = { ...props, content, me, reader, retry, purpose, source: source.session ?? null } as const;
    return <Filled key={`${me.keycloak_id}/${purpose}/${sessionId ?? copyFrom}`} {...shared} />;
  }
  return (
    <SessionFormView
      form={null}
      content={content.status === "ready" ? { status: "loading" } : content}
      preview={{ status: "loading" }}
      reader={reader}
      purpose={purpose}
      onRetry={retry}
      onRetryPreview={retry}
      onCancel={onCancel}
    />
  );
}

interface FilledProps extends SessionFormProps {
  content: Extract<ChoicesContent, { status: "ready" }>;
  me: Me;
  reader: Reader;
  purpose: "new" | "edit" | "copy";
  /** The session that is changed or copied, as it was when the form was opened. */
  source: StoredSession | null;
  retry: () => void;
}

function Filled({ content, me, reader, purpose, source, retry, onCreated, onCancel }: FilledProps) {
  const { t } = useShellText();
  const form = useSessionForm(useStoreOf({ content, me, reader, purpose, source }), reader.timeZone);
  const { preview, retry: retryPreview } = useAgendaPreview(form.state.values, reader);
  const { status } = form.state;
  const doneId = status.kind === "done" ? status.sessionId : null;
  const told = useRef<number | null>(null);
  useEffect(() => {
    if (doneId === null || told.current === doneId) return;
    told.current = doneId;
    toast.success({ title: t(purpose === "edit" ? "form.edit.done" : "form.done") });
    onCreated(doneId);
  }, [doneId, purpose, onCreated, t]);
  return (
    <SessionFormView
      form={form}
      content={content}
      preview={preview}
      reader={reader}
      purpose={purpose}
      onRetry={retry}
      onRetryPreview={retryPreview}
      onCancel={onCancel}
    />
  );
}

type StoreSource = Pick<FilledProps, "content" | "me" | "reader" | "purpose" | "source">;

/** One store for as long as the form is open: an event that changes the session meanwhile does not change what is typed. */
function useStoreOf({ content, me, reader: { timeZone }, purpose, source }: StoreSource): SessionFormStore {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const { i18n } = useTranslation();
  const { now } = client.serverClock;
  const [store] = useState(() => {
    const empty = emptyValues({
      now: now(),
      timeZone,
      language: me.language,
      visibility: me.organisation ? "organisation" : "platform",
    });
    const groups = content.choices.visibilities.map(({ value }) => value);
    const filled = source && (purpose === "edit" ? valuesOf(source, timeZone) : copyOf(source, empty, groups));
    return createSessionFormStore({
      port: createFormPort({
        client,
        queryClient,
        texts: () => i18n.getFixedT(null, NAMESPACE) as unknown as TFunction,
      }),
      empty: filled ?? empty,
      ...(purpose === "edit" && source && { edited: source }),
      now,
      timeZone,
      newId: () => crypto.randomUUID(),
      storage: forgiving(browserStorage("localStorage")),
      key: formKey(me.keycloak_id, source ? { [purpose === "edit" ? "edited" : "copied"]: source.id } : {}),
    });
  });
  return store;
}
