import {
  catalogQuery,
  meQuery,
  myBlocksQuery,
  myEvaluationsQuery,
  removeBlockMutation,
} from "@hotseat/api-client/queries";
import { useHotseat, useReader, useServerEvents } from "@hotseat/react";
import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import { toast } from "@hotseat/ui/theme";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { nextSession } from "../session-listing/headless";
import { shellHrefs } from "../shared/hrefs";
import { shellProblemText } from "../shared/problem";
import { loadNextPage, reportProblem } from "../shared/report-problem";
import { useShellText } from "../shared/use-shell-text";
import { useShellTexts } from "../shared/use-shell-texts";
import type { BlockedPerson, MyList } from "./my-page.types";
import { pastSessions } from "./my-page-rules";
import { type MyPageLinks, MyPageView } from "./my-page-view";

export interface MyPageProps {
  /** Default: the routes of Hotseat's own application. */
  links?: MyPageLinks;
}

const LINKS: MyPageLinks = {
  detail: shellHrefs.detail,
  prejoin: shellHrefs.prejoin,
  newSession: shellHrefs.newSession,
  feedback: shellHrefs.feedback,
  calendar: `${shellHrefs.settings}#settings-calendar`,
  evaluations: shellHrefs.evaluations,
};

interface Loading<Data> {
  data: Data | undefined;
  error: unknown;
  /** For a paged list. */
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
}

/** My page from the server, updated by the event stream; renders nothing while the person is loading. */
export function MyPage({ links = LINKS }: MyPageProps) {
  useShellTexts();
  const { t } = useShellText();
  const { client } = useHotseat();
  const { data: me, error, refetch } = useQuery(meQuery(client));
  const mine = useInfiniteQuery(catalogQuery(client, "my"));
  const written = useInfiniteQuery(myEvaluationsQuery(client));
  const blocks = useQuery(myBlocksQuery(client));
  const { mutateAsync: remove } = useMutation(removeBlockMutation(client));
  const reader = useReader();
  const clock = client.serverClock;
  useServerEvents({ global: true });
  if (!me)
    return error ? (
      <ErrorState
        heading="h1"
        title={t("myPage.failed")}
        description={shellProblemText(error, t) ?? t("listing.failed.hint")}
        action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
      />
    ) : null;
  const sessions = mine.data?.pages.flatMap((page) => page.results) ?? [];

  function listOf<Data, Item>(query: Loading<Data>, itemsOf: (data: Data) => Item[]): MyList<Item> {
    if (!query.data)
      return query.error ? { status: "failed", detail: shellProblemText(query.error, t) } : { status: "loading" };
    const more = query.isFetchingNextPage ? "loading" : query.hasNextPage ? "available" : "none";
    return { status: "ready", items: itemsOf(query.data), more };
  }

  const unblock = async ({ keycloak_id, full_name }: BlockedPerson): Promise<boolean> => {
    try {
      await remove(keycloak_id);
      toast.success({ title: t("myPage.unblocked", { name: full_name }) });
      return true;
    } catch (error) {
      reportProblem(error, t);
      return false;
    }
  };
  return (
    <MyPageView
      person={me}
      next={nextSession(sessions, clock.now())}
      past={listOf(mine, ({ pages }) => pastSessions(pages.flatMap((page) => page.results)))}
      written={listOf(written, ({ pages }) => pages.flatMap((page) => page.results))}
      blocked={listOf(blocks, ({ results }) => results)}
      reader={reader}
      time={clock.ticker()}
      links={links}
      onMorePast={() => void loadNextPage(mine, t)}
      onRetryPast={() => void mine.refetch()}
      onMoreWritten={() => void loadNextPage(written, t)}
      onRetryWritten={() => void written.refetch()}
      onUnblock={unblock}
      onRetryBlocked={() => void blocks.refetch()}
    />
  );
}
