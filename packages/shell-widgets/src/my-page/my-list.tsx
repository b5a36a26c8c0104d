import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ErrorState } from "@hotseat/ui/error-state";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Stack } from "@hotseat/ui/stack";
import { Heading } from "@hotseat/ui/text";
import { type ReactNode, type RefObject, useId } from "react";
import { useShellText } from "../shared/use-shell-text";
import * as styles from "./my-page.css";
import type { MyList } from "./my-page.types";

const BONES = ["70%", "52%", "64%"];

export interface MyListCardProps<Item> {
  title: string;
  list: MyList<Item>;
  empty: { title: string; description: string; action?: ReactNode };
  /** For a paged list. */
  onMore?: () => void;
  onRetry: () => void;
  /** Receives the focus after a row was removed. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: (item: Item) => ReactNode;
}

/** One of my lists on a card: loading, failed, empty, or its rows and a button for more. */
export function MyListCard<Item>({ title, list, empty, onMore, onRetry, headingRef, children }: MyListCardProps<Item>) {
  const { t } = useShellText();
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <Heading className={styles.head} id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Heading>
      {list.status === "loading" ? (
        <SkeletonGroup label={t("loading")} className={styles.state}>
          <Stack gap={20}>
            {BONES.map((width) => (
              <Skeleton key={width} width={width} height={20} />
            ))}
          </Stack>
        </SkeletonGroup>
      ) : null}
      {list.status === "failed" ? (
        <div className={styles.state}>
          <ErrorState
            heading="h3"
            title={t("myPage.failed")}
            description={list.detail ?? t("listing.failed.hint")}
            action={<Button onClick={onRetry}>{t("retry")}</Button>}
          />
        </div>
      ) : null}
      {list.status === "ready" && list.items.length === 0 && list.more === "none" ? (
        <div className={styles.state}>
          <EmptyState heading="h3" {...empty} />
        </div>
      ) : null}
      {list.status === "ready" && list.items.length > 0 ? (
        <ul className={styles.list}>{list.items.map(children)}</ul>
      ) : null}
      {list.status === "ready" && list.more !== "none" ? (
        <div className={styles.more}>
          <Button variant="secondary" busy={list.more === "loading"} onClick={onMore}>
            {t("listing.loadMore")}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
