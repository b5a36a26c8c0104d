import { Heading, Text } from "@hotseat/ui/text";
import type { ReactNode } from "react";
import * as styles from "./page.css";

export interface FewWordsProps {
  title: string;
  text: string;
  /** The ways on: links and buttons. */
  ways: ReactNode;
  /** Nothing stands above it. */
  alone?: boolean;
}

/** A page that says one thing and where to go from it. */
export function FewWords({ title, text, ways, alone = false }: FewWordsProps) {
  return (
    <div className={alone ? `${styles.centred} ${styles.alone}` : styles.centred}>
      <div className={styles.lost}>
        <Heading as="h1" size="page">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        <div className={styles.ways}>{ways}</div>
      </div>
    </div>
  );
}
