import { EmptyState } from "@hotseat/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Stack } from "@hotseat/ui/stack";
import type { ReactNode } from "react";
import type { AdminList } from "./admin-list.types";
import { NotLoaded } from "./not-loaded";
import * as styles from "./shared.css";
import { useAdminText } from "./use-admin-text";

const BONES = ["62%", "48%", "71%", "55%", "66%"];

interface ListStateProps<Item> {
  list: AdminList<Item>;
  empty: { title: string; description?: string; action?: ReactNode };
  onRetry: () => void;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list in its four states: loading, failed, empty, or its items. */
export function ListState<Item>({ list, empty, onRetry, children }: ListStateProps<Item>) {
  const { t } = useAdminText();
  if (list.status === "loading")
    return (
      <SkeletonGroup label={t("loading")} className={styles.state}>
        <Stack gap={24}>
          {BONES.map((width) => (
            <Skeleton key={width} width={width} height={22} />
          ))}
        </Stack>
      </SkeletonGroup>
    );
  if (list.status === "failed") return <NotLoaded detail={list.detail} onRetry={onRetry} />;
  if (list.items.length === 0 && list.more === "none")
    return (
      <div className={styles.state}>
        <EmptyState {...empty} />
      </div>
    );
  return children(list.items);
}
