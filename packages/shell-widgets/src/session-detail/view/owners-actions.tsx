import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { CalendarX, CopyPlus, Pencil } from "lucide-react";
import { useState } from "react";
import { useShellText } from "../../shared/use-shell-text";
import { mayChange, mayCopy } from "../headless/detail-rules";
import type { DetailActions, DetailedSession } from "../headless/session-detail.types";
import { CancelSession } from "./cancel-session";
import type { DetailLinks } from "./detail-foot";
import * as styles from "./session-detail.css";

export interface OwnersActionsProps extends Pick<DetailActions, "onCancelSession"> {
  session: DetailedSession;
  links: Pick<DetailLinks, "editSession" | "copySession">;
  /** The cancellation is being sent. */
  busy: boolean;
}

/** Edit, duplicate, cancel: for the owner. */
export function OwnersActions({ session, links, busy, onCancelSession }: OwnersActionsProps) {
  const { t } = useShellText();
  // `kept`: the session was not cancelled after all, so the focus returns to the button.
  const [cancelling, setCancelling] = useState<"no" | "asked" | "kept">("no");
  const changeable = mayChange(session);
  if (!changeable && !mayCopy(session)) return null;
  if (changeable && cancelling === "asked") {
    return (
      <CancelSession
        count={session.people_to_tell ?? 0}
        busy={busy}
        onConfirm={onCancelSession}
        onKeep={() => setCancelling("kept")}
      />
    );
  }
  return (
    <div className={styles.owner}>
      {changeable ? (
        <Button asChild variant="secondary">
          <a href={links.editSession(session.id)}>
            <Icon as={Pencil} />
            {t("detail.owner.edit")}
          </a>
        </Button>
      ) : null}
      <Button asChild variant="secondary">
        <a href={links.copySession(session.id)}>
          <Icon as={CopyPlus} />
          {t("detail.owner.copy")}
        </a>
      </Button>
      {changeable ? (
        <Button
          variant="secondary"
          icon={CalendarX}
          autoFocus={cancelling === "kept"}
          onClick={() => setCancelling("asked")}
        >
          {t("detail.owner.cancel")}
        </Button>
      ) : null}
    </div>
  );
}
