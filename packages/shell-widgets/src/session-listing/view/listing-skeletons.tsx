import { Card } from "@hotseat/ui/card";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { useShellText } from "../../shared/use-shell-text";
import * as card from "./next-session-card.css";
import * as page from "./session-listing.css";
import * as styles from "./session-row.css";

/** In place of my next session while it loads. */
export function NextSkeleton() {
  return (
    <Card padding="none" className={card.next} aria-hidden="true">
      <div className={`${card.nextWords} ${page.bones}`}>
        <Skeleton width={140} />
        <Skeleton width={260} height={26} />
        <Skeleton width="min(100%, 320px)" />
      </div>
      <Skeleton width="min(100%, 200px)" height={48} />
    </Card>
  );
}

const SKELETON_ROWS = ["1", "2", "3", "4", "5"];

/** In place of the rows while they load. */
export function RowSkeletons() {
  const { t } = useShellText();
  return (
    <SkeletonGroup label={t("loading")} className={page.state}>
      <Card padding="none" className={styles.columns}>
        <ul className={styles.list} aria-hidden="true">
          {SKELETON_ROWS.map((row) => (
            <li key={row} className={styles.row}>
              <Skeleton width={52} height={22} />
              <div className={styles.body}>
                <div className={styles.words}>
                  <Skeleton width="60%" height={18} />
                  <span className={styles.languageColumn}>
                    <Skeleton width={64} />
                  </span>
                  <span className={styles.seats}>
                    <Skeleton width={140} height={28} />
                  </span>
                </div>
                <span className={styles.action}>
                  <Skeleton width={88} height={32} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </SkeletonGroup>
  );
}
