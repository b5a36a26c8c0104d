import { LANGUAGES } from "@hotseat/api-client/constants";
import { agendaPreviewQuery, configQuery, meQuery, modulesQuery, sessionQuery } from "@hotseat/api-client/queries";
import type { Me, Session } from "@hotseat/api-client/types";
import { MINUTE_MS } from "@hotseat/core/durations";
import { languageName, type Reader } from "@hotseat/core/reader";
import { useHotseat, useServerNow } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { shellProblemText } from "../../shared/problem";
import { useShellText } from "../../shared/use-shell-text";
import type { ChoicesContent, FormChoices, PreviewContent, SessionFormValues } from "../headless/session-form.types";
import { startOf, turnsOf } from "../headless/session-form-rules";

/** The choices of each field, and the person who chooses. */
export function useFormChoices(): { content: ChoicesContent; me: Me | undefined; retry: () => void } {
  const { client } = useHotseat();
  const { t } = useShellText();
  const modules = useQuery(modulesQuery(client));
  const config = useQuery(configQuery(client));
  const me = useQuery({ ...meQuery(client), notifyOnChangeProps: ["data", "error"] });
  const queries = [modules, config, me];
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  if (modules.data && config.data && me.data) {
    const choices: FormChoices = {
      modules: modules.data.results.map(({ id, title, sessions }) => ({
        value: id,
        label: `${id} · ${title}`,
        workshops: sessions.map((workshop) => ({ value: workshop.key, label: workshop.title })),
      })),
      languages: LANGUAGES.map((code) => ({ value: code, label: languageName(code) })),
      sectors: config.data.sectors.map(({ key, label }) => ({ value: key, label })),
      visibilities: groupsOf(me.data).map(({ value, name }) => ({
        value,
        label: name ?? t("form.visibility.platform"),
      })),
    };
    return { content: { status: "ready", choices }, me: me.data, retry };
  }
  const failed = queries.find((query) => query.isError);
  const content: ChoicesContent = failed
    ? { status: "failed", detail: shellProblemText(failed.error, t) }
    : { status: "loading" };
  return { content, me: me.data, retry };
}

/** The session that is changed or copied; `problem` where it cannot be. Nothing is fetched for a new one. */
export function useFormSource(
  id: number | undefined,
  purpose: "new" | "edit" | "copy",
): { session: Session | undefined; problem: ChoicesContent | null; retry: () => void } {
  const { client } = useHotseat();
  const { t } = useShellText();
  const query = useQuery({ ...sessionQuery(client, id ?? 0), enabled: id !== undefined });
  const session = query.data;
  const retry = () => void (query.isError && query.refetch());
  if (query.isError && !session)
    return { session, problem: { status: "failed", detail: shellProblemText(query.error, t) }, retry };
  // The server says it: only the owner changes it, and only before its start.
  const isLocked = purpose === "edit" && session !== undefined && session.people_to_tell === undefined;
  return { session, problem: isLocked ? { status: "failed", detail: t("form.edit.locked") } : null, retry };
}

/** The groups a session can be shown to, the smallest first; everybody has no name of its own. */
function groupsOf({ institution, organisation }: Me) {
  return [
    ...(institution ? [{ value: "institution" as const, name: institution.name }] : []),
    ...(organisation ? [{ value: "organisation" as const, name: organisation.name }] : []),
    { value: "platform" as const, name: null },
  ];
}

/** How the session would run by what is filled in now. */
export function useAgendaPreview(values: SessionFormValues, { timeZone }: Reader) {
  const { client } = useHotseat();
  const now = useServerNow(MINUTE_MS);
  const startsAt = startOf(values, now, timeZone);
  const query = useQuery({
    ...agendaPreviewQuery(client, {
      start_time: new Date(startsAt ?? 0).toISOString(),
      duration_minutes: values.duration_minutes,
      turns: turnsOf(values),
      flow_mode: values.flow_mode,
    }),
    enabled: startsAt !== null,
  });
  const preview: PreviewContent =
    startsAt === null
      ? { status: "open" }
      : query.data
        ? { status: "ready", startsAt, agenda: query.data }
        : { status: query.isError || query.isPaused ? "failed" : "loading" };
  return { preview, retry: () => void query.refetch() };
}
