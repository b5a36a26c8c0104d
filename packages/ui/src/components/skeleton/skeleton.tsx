import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import * as styles from "./skeleton.css";

export interface SkeletonProps {
  /** Pixels, or any CSS length. Default 100 %. */
  width?: number | string;
  /** Pixels, or any CSS length. Default 14. */
  height?: number | string;
  round?: boolean;
  className?: string;
}

/**
 * A gray place where content will be, in the content's own measures.
 * @example
 * import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
 *
 * <SkeletonGroup label="Loading"><Skeleton width="70%" /><Skeleton width={44} height={20} /></SkeletonGroup>
 * @keyboard None: it takes no focus.
 * @do Give it the measures of the content, and one `SkeletonGroup` around all that loads together.
 * @dont Show it for an action: a busy `Button` says that.
 */
export function Skeleton({ width = "100%", height = 14, round, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-round={round || undefined}
      className={classNames(styles.bone, className)}
      style={{ width, height }}
    />
  );
}

/** Several skeletons that load together, announced once in words. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
