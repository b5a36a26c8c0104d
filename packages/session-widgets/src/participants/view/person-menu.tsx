import { IconButton } from "@hotseat/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "@hotseat/ui/menu";
import {
  Armchair,
  EllipsisVertical,
  Flag,
  HandMetal,
  KeyRound,
  Lightbulb,
  LightbulbOff,
  LockKeyhole,
  type LucideIcon,
  MessageCircleQuestionMark,
  Pin,
  PinOff,
  UserRoundX,
  UserX,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as part from "../../shared/view/part.css";
import type { ParticipantRow } from "../headless/participants-rules";
import type { PersonAction } from "../headless/person-actions";

const ICONS: Readonly<Record<PersonAction, LucideIcon>> = {
  lowerHand: HandMetal,
  pin: Pin,
  unpin: PinOff,
  interviewer: MessageCircleQuestionMark,
  hotSeat: Armchair,
  spotlight: Lightbulb,
  unspotlight: LightbulbOff,
  grant: KeyRound,
  revoke: LockKeyhole,
  report: Flag,
  block: UserRoundX,
  blockOwn: UserRoundX,
  remove: UserX,
};
/** These ask once more before they do anything. */
const SAFETY: ReadonlySet<PersonAction> = new Set(["report", "block", "blockOwn", "remove"]);

/** Three dots with what I may do about somebody; absent when that is nothing. */
export function PersonMenu({ person, onChoose }: { person: ParticipantRow; onChoose: (action: PersonAction) => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  if (person.actions.length === 0) return null;
  const items = person.actions.filter((action) => !SAFETY.has(action));
  const safety = person.actions.filter((action) => SAFETY.has(action));
  const itemOf = (action: PersonAction) => (
    <MenuItem
      key={action}
      icon={ICONS[action]}
      tone={action === "remove" ? "danger" : "neutral"}
      onSelect={() => onChoose(action)}
    >
      {t(`action.${action}`)}
    </MenuItem>
  );
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={t("menu", { name: person.fullName })}
          tooltip={false}
          className={part.touchSquare}
        />
      }
    >
      {items.map(itemOf)}
      {items.length > 0 && safety.length > 0 ? <MenuSeparator /> : null}
      {safety.map(itemOf)}
    </Menu>
  );
}
