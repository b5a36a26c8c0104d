import { Heading } from "@hotseat/ui/text";
import type { ReactNode } from "react";
import * as styles from "./shared.css";

interface AdminPageProps {
  title: string;
  /** At the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Title, actions and content of one section of the administration. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading as="h1" size="page" className={styles.title}>
          {title}
        </Heading>
        {actions}
      </header>
      {children}
    </div>
  );
}
