import { useState } from "react";
import { fn } from "storybook/test";
import type { SessionFormPort, SessionFormValues, StoredSession } from "./headless/session-form.types";
import { useSessionForm } from "./headless/use-session-form";
import {
  filledForm,
  formChoices,
  formStore,
  memoryStorage,
  readyPreview,
  storedSession,
} from "./session-form.fixtures";
import { SessionFormView, type SessionFormViewProps } from "./view/session-form-view";

interface StageProps extends Omit<SessionFormViewProps, "form"> {
  empty: SessionFormValues;
  port: SessionFormPort;
  /** The session that is changed. */
  edited?: StoredSession;
}

/** A form whose server takes everything. */
export function Stage({ empty, port, edited, ...view }: StageProps) {
  const [store] = useState(() => formStore(port, { empty, storage: memoryStorage(), ...(edited && { edited }) }));
  return <SessionFormView {...view} form={useSessionForm(store, view.reader.timeZone)} />;
}

/** The form of a new session, filled in. */
export const stageArgs = {
  empty: filledForm(),
  port: {
    create: fn<SessionFormPort["create"]>(async () => ({ kind: "created", session: storedSession() })),
    update: fn<SessionFormPort["update"]>(async () => ({ kind: "saved" })),
    invite: fn<SessionFormPort["invite"]>(async () => ({ ok: true })),
  },
  content: { status: "ready", choices: formChoices },
  preview: readyPreview,
  purpose: "new",
  reader: { locale: "en", timeZone: "Europe/Zurich" },
  onRetry: fn(),
  onRetryPreview: fn(),
  onCancel: fn(),
} satisfies StageProps;
