import { Button } from "@hotseat/ui/button";
import { Checkbox } from "@hotseat/ui/checkbox";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Row, Stack } from "@hotseat/ui/stack";
import { Text } from "@hotseat/ui/text";
import type { ReactNode } from "react";
import type { AdminList } from "../../shared/admin-list.types";
import { LoadMore } from "../../shared/load-more";
import { selectionState } from "../../shared/selection-state";
import { useAdminText } from "../../shared/use-admin-text";
import { numberOf } from "../../shared/when";
import type { AdminRequest, RequestKind } from "../headless/admin-requests.types";
import { isDecidable, keyOf } from "../headless/request-rules";
import type { UsedRequestDesk } from "../headless/use-request-desk";
import { RequestRow, type RowActions } from "./request-row";
import * as styles from "./requests.css";

const BONES = ["62%", "48%", "71%"];
/** Columns of the table. */
const COLUMNS = 6;

export interface RequestGroupProps extends RowActions {
  kind: RequestKind;
  list: AdminList<AdminRequest>;
  desk: UsedRequestDesk;
  now: number;
  timeZone: string;
  onMore: (kind: RequestKind) => void;
  onRetry: (kind: RequestKind) => void;
}

/** The requests of one kind: their number, the rows, and more of them; nothing where nobody waits. */
export function RequestGroup(props: RequestGroupProps) {
  const { kind, list, desk, now, timeZone, onToggle, onApprove, onReject, onMore } = props;
  const { t } = useAdminText();
  if (list.status === "ready" && list.items.length === 0 && list.more === "none") return null;
  return (
    <tbody>
      <GroupHead {...props} />
      {list.status === "ready" ? (
        list.items.map((request) => (
          <RequestRow
            key={keyOf(request)}
            request={request}
            isSelected={desk.isSelected(request)}
            isDeciding={desk.isDeciding(request)}
            problem={desk.problemOf(request)}
            now={now}
            timeZone={timeZone}
            onToggle={onToggle}
            onApprove={onApprove}
            onReject={onReject}
          />
        ))
      ) : (
        <GroupState {...props} />
      )}
      {list.status === "ready" && list.more !== "none" ? (
        <WholeRow>
          <LoadMore list={list} label={t(`requests.more.${kind}`)} onMore={() => onMore(kind)} />
        </WholeRow>
      ) : null}
    </tbody>
  );
}

function GroupHead({ kind, list, desk }: RequestGroupProps) {
  const { t, language } = useAdminText();
  const name = t(`requests.group.${kind}`);
  const requests = list.status === "ready" ? list.items.filter(isDecidable) : [];
  const selected = requests.filter((request) => desk.isSelected(request)).length;
  return (
    <tr className={styles.group}>
      <td className={styles.groupCheck}>
        {requests.length === 0 ? null : (
          <Checkbox
            aria-label={t("requests.selectGroup", { group: name })}
            checked={selectionState(requests.length, selected)}
            onCheckedChange={(isSelected) => desk.setAll(requests, isSelected)}
          />
        )}
      </td>
      <th scope="rowgroup" colSpan={COLUMNS - 1} className={styles.groupName}>
        {name}{" "}
        {list.status === "ready" ? <span className={styles.groupCount}>{numberOf(list.count, language)}</span> : null}
      </th>
    </tr>
  );
}

/** A group whose requests are not known: the other group may be. */
function GroupState({ kind, list, onRetry }: RequestGroupProps) {
  const { t } = useAdminText();
  return (
    <WholeRow>
      <div className={styles.groupState}>
        {list.status === "failed" ? (
          <Row gap={12} align="center" wrap>
            <Text size="second" tone="muted">
              {list.detail ?? t("requests.groupFailed")}
            </Text>
            <Button variant="secondary" onClick={() => onRetry(kind)}>
              {t("retry")}
            </Button>
          </Row>
        ) : (
          <SkeletonGroup label={t("loading")}>
            <Stack gap={24}>
              {BONES.map((width) => (
                <Skeleton key={width} width={width} height={22} />
              ))}
            </Stack>
          </SkeletonGroup>
        )}
      </div>
    </WholeRow>
  );
}

function WholeRow({ children }: { children: ReactNode }) {
  return (
    <tr className={styles.wholeRow}>
      <td colSpan={COLUMNS} className={styles.groupFoot}>
        {children}
      </td>
    </tr>
  );
}
