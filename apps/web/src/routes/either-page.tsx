import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AppPage } from "./app-page";
import { LoadingScreen } from "./loading-screen";
import { isPending } from "./pending";
import { PublicPage } from "./public-page";

/** A page for everybody: people who may use the application keep its bar, all others have the public one. */
export function EitherPage({ title, children }: { title: string; children: ReactNode }) {
  const { client } = useHotseat();
  const me = useQuery(meQuery(client));
  // A part of the public page asks again after a refusal; the page must not give way to the loading screen then.
  if (me.isPending && me.errorUpdateCount === 0) return <LoadingScreen />;
  if (me.data && !isPending(me.data)) return <AppPage title={title}>{children}</AppPage>;
  return (
    <PublicPage>
      <title>{`${title} · Hotseat`}</title>
      {children}
    </PublicPage>
  );
}
