import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { EmptyState } from "@hotseat/ui/empty-state";
import { Icon } from "@hotseat/ui/icon";
import { TextArea } from "@hotseat/ui/text-area";
import { Check, ListChecks, Lock, type LucideIcon, PenLine, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as part from "../shared/view/part.css";
import type { Writing } from "../writing/internal";
import { WritingStatus } from "../writing/view";
import * as styles from "./preparation.css";
import { mayApprove, type ProfileFace, tooLongBy } from "./preparation-rules";

export interface ProfileViewProps {
  face: ProfileFace;
  writing: Writing;
  /** Has a draft written; absent once the session is over, when nothing can be changed. */
  onWrite?: (() => void) | undefined;
  onCancel: () => void;
  onType: (text: string) => void;
  /** Drops what was typed, or a new draft in favour of the approved one. */
  onDrop: () => void;
  onApprove: (text: string) => void;
  /** The approval is on its way. */
  approving?: boolean;
  /** Why the approval did not succeed, in the server's words. */
  refused?: string | null;
}

/** One's own description for the others of the session: none, being written, to be approved, approved (LS-D5.6). */
export function ProfileView(props: ProfileViewProps) {
  const { face, writing, onWrite, onCancel, onType } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "preparation.profile" });
  const { t: say } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const isWriting = writing.kind === "writing";
  return (
    <div className={styles.part} data-profile={isWriting ? "writing" : face.kind}>
      {onWrite && writing.kind !== "done" ? (
        <WritingStatus writing={writing} label={t("writing")} onRetry={onWrite} onCancel={onCancel} />
      ) : null}
      {face.kind === "none" && !isWriting ? (
        <EmptyState
          heading="h3"
          title={say("noProfile")}
          description={onWrite ? t("noneHint") : undefined}
          action={
            onWrite ? (
              <div className={styles.actions}>
                <Button className={part.touch} variant="soft" icon={Sparkles} onClick={onWrite}>
                  {t("write")}
                </Button>
                <Button className={part.touch} variant="secondary" icon={PenLine} onClick={() => onType("")}>
                  {t("writeMyself")}
                </Button>
              </div>
            ) : undefined
          }
        />
      ) : null}
      {face.kind === "draft" && onWrite && !isWriting ? <Draft {...props} face={face} onWrite={onWrite} /> : null}
      {face.kind === "approved" && !isWriting ? (
        <>
          <div className={styles.line}>
            <Badge tone="green" icon={Check}>
              {t("approved")}
            </Badge>
            <span className={part.note}>{t("approvedHint")}</span>
          </div>
          <p className={part.prose}>{face.text}</p>
          {onWrite ? (
            <div className={styles.actions}>
              <Button
                className={part.touch}
                size="small"
                variant="secondary"
                icon={PenLine}
                onClick={() => onType(face.text)}
              >
                {t("change")}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

interface DraftProps extends ProfileViewProps {
  face: Extract<ProfileFace, { kind: "draft" }>;
  onWrite: () => void;
}

/** Only its person reads it until they approve it, word for word. */
function Draft({ face, writing, onWrite, onType, onDrop, onApprove, approving = false, refused }: DraftProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "preparation.profile" });
  const excess = tooLongBy(face.text);
  const error = excess > 0 ? t("tooLong", { count: excess }) : refused;
  return (
    <>
      <Note icon={Lock}>{t(face.replaces ? "draftReplaces" : "draftHint")}</Note>
      <TextArea
        label={t("label")}
        hint={t("hint")}
        rows={8}
        value={face.text}
        onChange={(event) => onType(event.target.value)}
        readOnly={approving}
        {...(error ? { error } : {})}
      />
      {writing.kind === "done" && !face.typed ? (
        <Note icon={writing.source === "ai" ? Sparkles : ListChecks}>{t(`source.${writing.source}`)}</Note>
      ) : null}
      <div className={styles.actions}>
        <Button
          className={part.touch}
          variant="primary"
          icon={Check}
          busy={approving}
          disabled={!mayApprove(face.text)}
          onClick={() => onApprove(face.text.trim())}
        >
          {t("approve")}
        </Button>
        {face.typed || face.replaces ? (
          <Button className={part.touch} variant="secondary" onClick={onDrop}>
            {t(face.replaces ? "keep" : "drop")}
          </Button>
        ) : null}
        {face.typed ? null : (
          <Button className={part.touch} variant="secondary" icon={Sparkles} onClick={onWrite}>
            {t("writeAnew")}
          </Button>
        )}
      </div>
    </>
  );
}

/** An icon and a sentence, which may take two lines. */
function Note({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className={styles.noteLine}>
      <Icon as={icon} size={15} />
      <span>{children}</span>
    </p>
  );
}
