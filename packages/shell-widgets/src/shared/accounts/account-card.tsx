import { Card } from "@hotseat/ui/card";
import { Heading } from "@hotseat/ui/text";
import type { ReactNode } from "react";
import * as styles from "./account.css";

export interface AccountCardProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  text?: ReactNode;
  children?: ReactNode;
}

/** The card of a page about one's account, in the middle of the window. */
export function AccountCard({ title, text, children }: AccountCardProps) {
  return (
    <div className={styles.box}>
      <Card look="float" padding="none" className={styles.card}>
        <div className={styles.head}>
          <Heading as="h1" size="page">
            {title}
          </Heading>
          {text ? <p className={styles.words}>{text}</p> : null}
        </div>
        {children}
      </Card>
    </div>
  );
}
