import { Avatar } from "@hotseat/ui/avatar";
import { Badge } from "@hotseat/ui/badge";
import { Icon } from "@hotseat/ui/icon";
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "@hotseat/ui/menu";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as styles from "./evaluation-panel.css";

/** Why a person is in the list, for their badge. */
export type PersonRole = "hotSeat" | "interviewer" | "host" | "owner" | "participant" | "you";

export interface PanelPerson {
  id: number;
  name: string;
  role: PersonRole;
  /** A drawing instead of initials. */
  picture?: ReactNode;
}

export interface PersonSelectProps {
  people: readonly PanelPerson[];
  person: PanelPerson;
  onPersonChange: (id: number) => void;
  /** The parts of the panel, for screens without their tabs. */
  views?: readonly PersonView[];
  onSaveDraft?: { disabled: boolean; onClick: () => void };
  /** What is open in the form, for screens that show it alone. */
  openRow?: string;
}

export interface PersonView {
  label: string;
  isShown: boolean;
  onShow: () => void;
}

/** Who is evaluated, and the list to choose another one. */
export function PersonSelect({ people, person, onPersonChange, views = [], onSaveDraft, openRow }: PersonSelectProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const trigger = (
    <button type="button" className={styles.person} data-choose-person>
      <Avatar name={person.name} size={28} decorative {...(person.picture ? { picture: person.picture } : {})} />
      <span className={styles.personWords}>
        <span className={styles.personName}>{person.name}</span>
        <span className={styles.roleLine}>{t(`role.${person.role}`)}</span>
        {openRow ? <span className={styles.openLine}>{openRow}</span> : null}
      </span>
      <VisuallyHidden>{t("choosePerson")}</VisuallyHidden>
      <Icon as={ChevronDown} />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuRadioGroup value={String(person.id)} onValueChange={(id) => onPersonChange(Number(id))}>
        {people.map((each) => (
          <MenuRadioItem key={each.id} value={String(each.id)}>
            {each.name} <Badge tone={each.role === "hotSeat" ? "accent" : "neutral"}>{t(`role.${each.role}`)}</Badge>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      {views.length > 0 ? (
        <>
          <MenuSeparator />
          <MenuRadioGroup
            value={views.find(({ isShown }) => isShown)?.label ?? ""}
            onValueChange={(chosen) => views.find(({ label }) => label === chosen)?.onShow()}
          >
            {views.map(({ label }) => (
              <MenuRadioItem key={label} value={label}>
                {label}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </>
      ) : null}
      {onSaveDraft ? (
        <>
          <MenuSeparator />
          <MenuItem disabled={onSaveDraft.disabled} onSelect={onSaveDraft.onClick}>
            {t("saveDraft")}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
