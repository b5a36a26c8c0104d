import { Icon } from "@hotseat/ui/icon";
import { Building2, Inbox, type LucideIcon, Mail, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useAdminText } from "../shared/use-admin-text";
import * as styles from "./admin-frame.css";
import type { AdminSection, AdminSectionName } from "./admin-rules";
import { useCurrentInView } from "./use-current-in-view";

const ICONS: Readonly<Record<AdminSectionName, LucideIcon>> = {
  users: Users,
  organisations: Building2,
  institutions: Building2,
  requests: Inbox,
  outbox: Mail,
};

export interface AdminFrameViewProps {
  /** Name of the organisation or institution; null for the whole platform. */
  scope: string | null;
  sections: readonly AdminSection[];
  /** The current path. */
  path: string;
  /** Requests that wait for an answer; null until it is known. */
  waiting: number | null;
  children: ReactNode;
}

/** The administration: its sections at the side (above the page on narrow screens), and the chosen one. */
export function AdminFrameView({ scope, sections, path, waiting, children }: AdminFrameViewProps) {
  const { t } = useAdminText();
  const row = useCurrentInView();
  return (
    <div className={styles.frame}>
      <nav className={styles.side} aria-label={t("frame.label")}>
        <span className={styles.scope}>{scope ?? t("frame.platform")}</span>
        <ul ref={row} className={styles.sections} data-scrolls-sideways="">
          {sections.map(({ name, href }) => (
            <li key={name}>
              <a className={styles.section} href={href} aria-current={href === path ? "page" : undefined}>
                <Icon as={ICONS[name]} size={17} />
                <span className={styles.sectionName}>{t(`frame.section.${name}`)}</span>
                {name === "requests" && waiting ? <span className={styles.count}>{waiting}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
