import { BATCH_ROWS_MAX, LANGUAGES } from "@hotseat/api-client/constants";
import {
  type AdminScope,
  batchesQuery,
  checkPeople,
  importPeople,
  keys,
  meQuery,
  organisationsQuery,
  undoImport,
} from "@hotseat/api-client/queries";
import type { Me } from "@hotseat/api-client/types";
import { useHotseat, useLocaleNamespace } from "@hotseat/react";
import { ErrorState } from "@hotseat/ui/error-state";
import { toast } from "@hotseat/ui/theme";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AccessDeniedView } from "../../admin-frame/access-denied-view";
import { type AdminLevel, mayOpen } from "../../admin-frame/headless";
import { adminHrefs } from "../../shared/admin-hrefs";
import { useAdminText } from "../../shared/use-admin-text";
import { useAdminTexts } from "../../shared/use-admin-texts";
import { useReader } from "../../shared/use-reader";
import { BATCH_NAMESPACE, loadBatchMessages } from "../batch-locales";
import type { BatchScope } from "../headless/batch.types";
import { useBatchCsvEditor } from "../headless/use-batch-csv-editor";
import { BatchCsvEditorView } from "../view/batch-csv-editor-view";
import { useBatchText } from "../view/use-batch-text";
import { batchScopeOf } from "./batch-scope";
import { isUnderWay } from "./import-status";
import { ShownImport } from "./shown-import";

export interface BatchCsvEditorProps {
  scope: AdminScope;
  /** An import to show, by its number, such as one that a notification names; null: the running one, else a new one. */
  importId?: number | null;
  /** Leads back to the users of the scope. */
  onClose: () => void;
}

/** Imports people into a scope, as a page of its own. Renders nothing until the administrator is known. */
export function BatchCsvEditor(props: BatchCsvEditorProps) {
  useAdminTexts();
  useLocaleNamespace(BATCH_NAMESPACE, loadBatchMessages);
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  const level = me?.admin_level ?? null;
  if (!me) return null;
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
  if (running.isFailed || organisations.error) return <NotLoaded />;
  if ((level !== "institution" && !organisations.data) || running.id === undefined) return null;
  const batchScope = batchScopeOf({
    ...{ scope, me, level, languages: LANGUAGES, platformName: t("frame.platform") },
    organisations: organisations.data ?? [],
  });
  if (!batchScope) return <NotLoaded />;
  const shown = isNew ? null : (importId ?? running.id);
  return shown === null ? (
    <NewImport scope={scope} batchScope={batchScope} onClose={onClose} />
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
  return { id, isFailed: id === undefined && imports.error !== null };
}

function NotLoaded() {
  const { t } = useAdminText();
  return <ErrorState title={t("failed.title")} description={t("problem.not_found")} />;
}

interface NewImportProps {
  scope: AdminScope;
  batchScope: BatchScope;
  onClose: () => void;
}

/** A table that is edited here and sent to the server; it is kept in this tab until it is sent. */
function NewImport({ scope, batchScope, onClose }: NewImportProps) {
  const { t } = useBatchText();
  const { client } = useHotseat();
  const { timeZone } = useReader();
  const queries = useQueryClient();
  const refetch = () => void queries.invalidateQueries({ queryKey: keys.adminUsers(scope) });
  const batch = useBatchCsvEditor({
    scope: batchScope,
    storage: globalThis.sessionStorage,
    choices: globalThis.localStorage,
    onCheck: (rows, options) => checkPeople(client, scope, rows, options),
    onUpload: async (rows, options) => {
      const state = batch.editor.store.getState();
      const fileName = state.step === "empty" ? "" : state.fileName;
      const result = await importPeople(client, scope, rows, { ...options, ...(fileName && { fileName }) });
      refetch();
      return result;
    },
    onUndo: async (id, options) => {
      const result = await undoImport(client, id, options);
      refetch();
      return result;
    },
    onNotice: ({ name }) => toast.success({ title: t("import.submitted", { name }) }),
  });
  return (
    <BatchCsvEditorView
      batch={batch}
      scope={batchScope}
      rowsMax={BATCH_ROWS_MAX}
      timeZone={timeZone}
      onClose={onClose}
    />
  );
}
