import { adminRequestSummaryQuery, meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { adminHrefs } from "../shared/admin-hrefs";
import { useAdminTexts } from "../shared/use-admin-texts";
import { WithoutData } from "../shared/without-data";
import { AccessDeniedView } from "./access-denied-view";
import { AdminFrameView } from "./admin-frame-view";
import { type AdminPlace, mayOpen, sectionsOf } from "./admin-rules";

export interface AdminFrameProps {
  /** The current path. */
  path: string;
  /** The subject of the page. */
  place: AdminPlace;
  children: ReactNode;
}

/** The administration around a page, or 'Access Denied' where the person's level does not open it. Renders nothing while the person is loading. */
export function AdminFrame({ path, place, children }: AdminFrameProps) {
  useAdminTexts();
  const { client } = useHotseat();
  const query = useQuery(meQuery(client));
  const me = query.data;
  const isAdmin = me?.admin_level != null;
  const { data: waiting } = useQuery({ ...adminRequestSummaryQuery(client), enabled: isAdmin });
  if (!me) return <WithoutData query={query} />;
  const level = me.admin_level;
  if (level === null || !mayOpen(level, place)) return <AccessDeniedView homeHref={adminHrefs.home} />;
  const scope = { platform: null, organisation: me.organisation, institution: me.institution }[level];
  return (
    <AdminFrameView
      scope={scope?.name ?? null}
      sections={sectionsOf(me)}
      path={path}
      waiting={waiting ? waiting.accounts + waiting.seats : null}
    >
      {children}
    </AdminFrameView>
  );
}
