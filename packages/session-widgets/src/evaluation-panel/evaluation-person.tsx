import { Avatar } from "@hotseat/ui/avatar";
import { Badge } from "@hotseat/ui/badge";
import { Icon } from "@hotseat/ui/icon";
import { Menu, MenuRadioGroup, MenuRadioItem } from "@hotseat/ui/menu";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
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
}

/** Who is evaluated, and the list to choose another one. */
export function PersonSelect({ people, person, onPersonChange }: PersonSelectProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const trigger = (
    <button type="button" className={styles.person} data-choose-person>
      <Avatar name={person.name} size={36} decorative {...(person.picture ? { picture: person.picture } : {})} />
      <span className={styles.personWords}>
        <span className={styles.personName}>{person.name}</span>
        <span className={styles.muted}>{t(`role.${person.role}`)}</span>
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
    </Menu>
  );
}
