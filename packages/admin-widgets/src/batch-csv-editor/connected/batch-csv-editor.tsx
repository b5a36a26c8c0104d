import { LANGUAGES } from "@hotseat/api-client/constants";
import { type AdminScope, batchesQuery, meQuery, organisationsQuery } from "@hotseat/api-client/queries";
import type { Me } from "@hotseat/api-client/types";
import { useHotseat, useLocaleNamespace } from "@hotseat/react";
import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { type AdminLevel, mayOpen } from "../../admin-frame/headless";
import { AccessDeniedView } from "../../admin-frame/view";
import { adminHrefs } from "../../shared/admin-hrefs";
import { NotLoaded } from "../../shared/not-loaded";
import { useAdminText } from "../../shared/use-admin-text";
import { useAdminTexts } from "../../shared/use-admin-texts";
import { WithoutData } from "../../shared/without-data";
import { BATCH_NAMESPACE, loadBatchMessages } from "../batch-locales";
import { useBatchText } from "../view/use-batch-text";
import { batchScopeOf } from "./batch-scope";
import { isUnderWay } from "./import-status";
import { ShownImport } from "./shown-import";

/** The editor is large, so it comes in files of its own; without them there is nothing to show but to refresh the page. */
const NewImport = lazy(() =>
  import("./new-import").then(
    (loaded) => ({ default: loaded.NewImport }),
    () => ({ default: EditorFailed }),
  ),
);

export interface BatchCsvEditorProps {
  scope: AdminScope;
  /** An import to show, by its number, such as one that a notification names; null: the running one, else a new one. */
  importId?: number | null;
  /** Leads back to the users of the scope. */
  onClose: () => void;
}

/** Imports people into a scope, as a page of its own. Renders nothing while the administrator is loading. */
export function BatchCsvEditor(props: BatchCsvEditorProps) {
  useAdminTexts();
  useLocaleNamespace(BATCH_NAMESPACE, loadBatchMessages);
  const { client } = useHotseat();
  const query = useQuery(meQuery(client));
  const me = query.data;
  const level = me?.admin_level ?? null;
  if (!me) return <WithoutData query={query} />;
  if (level === null || !mayOpen(level, props.scope.kind)) return <AccessDeniedView homeHref={adminHrefs.home} />;
  return <Scoped {...props} me={me} level={level} />;
}

interface ScopedProps extends BatchCsvEditorProps {
  me: Me;
  level: AdminLevel;
}

function Scoped({ scope, importId = null, onClose, me, level }: ScopedProps) {
  const { client } = useHotseat();
  const { t } = useAdminText();
  // An institution's administrator reads no organisations.
  const organisations = useQuery({ ...organisationsQuery(client), enabled: level !== "institution" });
  const running = useRunningImport(scope);
  const [isNew, setNew] = useState(false);
  if ((level !== "institution" && !organisations.data) || running.id === undefined)
    return <WithoutData query={organisations.error ? organisations : running.imports} />;
  const batchScope = batchScopeOf({
    ...{ scope, me, level, languages: LANGUAGES, platformName: t("frame.platform") },
    organisations: organisations.data ?? [],
  });
  if (!batchScope) return <NotLoaded heading="h1" detail={t("problem.not_found")} />;
  const shown = isNew ? null : (importId ?? running.id);
  return shown === null ? (
    <Suspense>
      <NewImport scope={scope} batchScope={batchScope} onClose={onClose} />
    </Suspense>
  ) : (
    <ShownImport id={shown} users={scope} scope={batchScope} onNew={() => setNew(true)} onClose={onClose} />
  );
}

/** The administrator's import that runs when the page is opened; null: none. One that is started here later is not looked for. */
function useRunningImport(scope: AdminScope) {
  const { client } = useHotseat();
  const [id, setId] = useState<number | null>();
  const imports = useQuery({ ...batchesQuery(client, scope), staleTime: 0, enabled: id === undefined });
  if (id === undefined && imports.data && imports.isFetchedAfterMount)
    setId(imports.data.results.find((batch) => batch.is_own && isUnderWay(batch.status))?.id ?? null);
  return { id, imports };
}

function EditorFailed() {
  const { t } = useBatchText();
  return (
    <ErrorState
      title={t("failedToLoad")}
      action={<Button onClick={() => globalThis.location.reload()}>{t("refresh")}</Button>}
    />
  );
}
