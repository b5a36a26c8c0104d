import { LANGUAGES } from "@hotseat/api-client/constants";
import { configQuery, modulesQuery } from "@hotseat/api-client/queries";
import { languageName } from "@hotseat/core/reader";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import type { ListingAddress, ValueFilter } from "../headless/listing-filters";
import type { FilterOption } from "../headless/session-listing.types";

/** Returns the options of the filter chips; workshops are those of the chosen modules. */
export function useFilterOptions({ values }: ListingAddress): Record<ValueFilter, readonly FilterOption[]> {
  const { client } = useHotseat();
  const modules = useQuery(modulesQuery(client)).data?.results ?? [];
  const sectors = useQuery(configQuery(client)).data?.sectors ?? [];
  const chosen = modules.filter((module) => values.module.length === 0 || values.module.includes(module.id));
  return {
    module: modules.map((module) => ({ value: module.id, label: module.title })),
    workshop: chosen.flatMap((module) =>
      module.sessions.map((workshop) => ({ value: workshop.key, label: workshop.title })),
    ),
    language: LANGUAGES.map((code) => ({ value: code, label: languageName(code) })),
    sector: sectors.map((sector) => ({ value: sector.key, label: sector.label })),
  };
}
