import { catalogQuery, modulesQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { Button } from "@hotseat/ui/button";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

/**
 * Leads to the sessions one can join: of the workshop, else of its module, else to all, so that the list is not empty.
 */
export function FindSession({ workshopKey }: { workshopKey: string }) {
  const { client } = useHotseat();
  const { t } = useTranslation();
  const modules = useQuery(modulesQuery(client)).data?.results ?? [];
  const module = modules.find(({ sessions }) => sessions.some((workshop) => workshop.key === workshopKey))?.id;
  const ofWorkshop = useInfiniteQuery(catalogQuery(client, "available", { workshop: [workshopKey] }));
  const ofModule = useInfiniteQuery({
    ...catalogQuery(client, "available", { module: module ? [module] : [] }),
    enabled: module !== undefined,
  });
  const hasAny = ({ data }: typeof ofWorkshop) => (data?.pages[0]?.count ?? 0) > 0;
  const filters = {
    ...(module && (hasAny(ofWorkshop) || hasAny(ofModule)) ? { module } : {}),
    ...(hasAny(ofWorkshop) ? { workshop: workshopKey } : {}),
  };
  const query = new URLSearchParams(filters).toString();
  return (
    <Button asChild>
      <a href={query ? `/home?${query}` : "/home"}>{t("module.findSession")}</a>
    </Button>
  );
}
