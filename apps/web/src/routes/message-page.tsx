import { Heading, Text } from "@hotseat/ui/text";
import type { ReactNode } from "react";
import * as styles from "./page.css";

export interface MessagePageProps {
  title: string;
  text: string;
  /** The next steps: links and buttons. */
  ways: ReactNode;
  /** Between the text and the next steps. */
  children?: ReactNode;
  /** The page has no bar above it. */
  alone?: boolean;
}

/** A page with one message and its next steps. */
export function MessagePage({ title, text, ways, children, alone = false }: MessagePageProps) {
  return (
    <div className={alone ? `${styles.centred} ${styles.alone}` : styles.centred}>
      <div className={styles.lost}>
        <Heading as="h1" size="page">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        {children}
        <div className={styles.ways}>{ways}</div>
      </div>
    </div>
  );
}
