import type { Reader } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Text } from "@hotseat/ui/text";
import { useRef, useState } from "react";
import { useOneAtATime } from "../shared/use-one-at-a-time";
import { useShellText } from "../shared/use-shell-text";
import { MyDay } from "./my-day";
import { MyListCard } from "./my-list";
import * as styles from "./my-page.css";
import type { BlockedPeople, BlockedPerson } from "./my-page.types";

export interface MyBlocksProps {
  blocked: BlockedPeople;
  reader: Reader;
  /** Resolves with whether the block was removed. */
  onUnblock: (person: BlockedPerson) => Promise<boolean>;
  onRetry: () => void;
}

const isAnybody = (blocked: BlockedPeople): boolean => blocked.status === "ready" && blocked.items.length > 0;

/** The people I blocked, with a button that removes the block. Hidden for a person who never blocked anybody; after the last removal a text says so. */
export function MyBlocks({ blocked, reader, onUnblock, onRetry }: MyBlocksProps) {
  const { t } = useShellText();
  const heading = useRef<HTMLHeadingElement>(null);
  const once = useOneAtATime();
  const [going, setGoing] = useState<readonly string[]>([]);
  const [wasAnybody, setWasAnybody] = useState(false);
  if (!wasAnybody && isAnybody(blocked)) setWasAnybody(true);
  if (blocked.status === "loading" || (blocked.status === "ready" && !wasAnybody)) return null;

  const unblock = async (person: BlockedPerson) => {
    const { keycloak_id } = person;
    const pressed = document.activeElement;
    setGoing((now) => [...now, keycloak_id]);
    const isDone = await onUnblock(person);
    setGoing((now) => now.filter((id) => id !== keycloak_id));
    // The pressed button disappears with its row; a person who has gone on to another one stays there.
    const { activeElement, body } = document;
    if (isDone && (activeElement === pressed || activeElement === body)) heading.current?.focus();
  };
  const row = (person: BlockedPerson) => (
    <li key={person.keycloak_id} className={styles.row}>
      <MyDay at={person.created_at} reader={reader} />
      <Text weight="strong">{person.full_name}</Text>
      <span />
      <Button
        size="small"
        variant="secondary"
        aria-label={t("myPage.unblockName", { name: person.full_name })}
        busy={going.includes(person.keycloak_id)}
        onClick={() => once((settled) => void unblock(person).finally(settled), person.keycloak_id)}
      >
        {t("myPage.unblock")}
      </Button>
    </li>
  );
  return (
    <MyListCard
      title={t("myPage.blocked")}
      list={blocked}
      empty={{ title: t("myPage.noneBlocked"), description: t("myPage.noneBlockedHint") }}
      headingRef={heading}
      onRetry={onRetry}
    >
      {row}
    </MyListCard>
  );
}
