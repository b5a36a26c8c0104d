import type { Reader } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Chip } from "@hotseat/ui/chip";
import { Menu, MenuCheckboxItem } from "@hotseat/ui/menu";
import { Popover } from "@hotseat/ui/popover";
import { Row } from "@hotseat/ui/stack";
import { TextField } from "@hotseat/ui/text-field";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { useShellText } from "../../shared/use-shell-text";
import { addDays, shortDateOf } from "../../shared/when";
import { VALUE_FILTERS, type ValueFilter } from "../headless/listing-filters";
import type { FilterOption } from "../headless/session-listing.types";
import { type ListingFiltersOptions, useListingFilters } from "../headless/use-listing-filters";
import * as styles from "./session-listing.css";

export interface FilterBarProps extends ListingFiltersOptions {
  options: Record<ValueFilter, readonly FilterOption[]>;
  reader: Reader;
  /** `2026-11-24` in the reader's zone. */
  today: string;
}

/** The filters as chips: empty, chosen with remove, open. */
export function FilterBar({ address, onAddressChange, options, reader, today }: FilterBarProps) {
  const { t } = useShellText();
  const { isFiltered, getClearProps } = useListingFilters({ address, onAddressChange });
  return (
    <>
      {VALUE_FILTERS.map((name) => (
        <ValueChip key={name} name={name} options={options[name]} address={address} onAddressChange={onAddressChange} />
      ))}
      <DateChip address={address} onAddressChange={onAddressChange} reader={reader} today={today} />
      {isFiltered ? (
        <Button variant="ghost" {...getClearProps()}>
          {t("listing.filter.clear")}
        </Button>
      ) : null}
    </>
  );
}

interface ValueChipProps extends Pick<FilterBarProps, "address" | "onAddressChange"> {
  name: ValueFilter;
  options: readonly FilterOption[];
}

function ValueChip({ name, options, address, onAddressChange }: ValueChipProps) {
  const { t } = useShellText();
  const { getClearProps, getOptionProps } = useListingFilters({ address, onAddressChange });
  const chosen = address.values[name];
  const labels = chosen.map((value) => options.find((option) => option.value === value)?.label ?? value);
  const words =
    labels.length > 2 ? t("listing.filter.several", { first: labels[0], count: labels.length - 1 }) : labels.join(", ");
  const chip = (
    <Chip
      chosen={chosen.length > 0}
      onRemove={getClearProps(name).onClick}
      removeLabel={t("listing.filter.remove", { filter: t(`listing.filter.${name}`) })}
      title={labels.length > 2 ? labels.join(", ") : undefined}
      data-filter={name}
    >
      {chosen.length > 0 ? (
        <>
          <VisuallyHidden>{t(`listing.filter.${name}`)}</VisuallyHidden>
          {words}
        </>
      ) : (
        t(`listing.filter.${name}`)
      )}
    </Chip>
  );
  return (
    <Menu trigger={chip}>
      <div className={styles.choices}>
        {options.map((option) => (
          <MenuCheckboxItem
            key={option.value}
            checked={getOptionProps(name, option.value).checked}
            onCheckedChange={getOptionProps(name, option.value).onChange}
          >
            {option.label}
          </MenuCheckboxItem>
        ))}
      </div>
    </Menu>
  );
}

/** First and last day of the offered spans, counted from today. */
const SPANS = { today: [0, 0], tomorrow: [1, 1], week: [0, 6] } as const;

function DateChip({ address, onAddressChange, reader, today }: Omit<FilterBarProps, "options">) {
  const { t } = useShellText();
  const { chooseDays, getClearProps, getDayProps } = useListingFilters({ address, onAddressChange });
  const { from, to } = address;
  const span = [from, to].map((day) => (day ? shortDateOf(day, reader) : "…"));
  const words = from && from === to ? span[0] : span.join(" – ");
  const chip = (
    <Chip
      chosen={Boolean(from || to)}
      onRemove={getClearProps("date").onClick}
      removeLabel={t("listing.filter.remove", { filter: t("listing.filter.date") })}
      data-filter="date"
    >
      {from || to ? (
        <>
          <VisuallyHidden>{t("listing.filter.date")}</VisuallyHidden>
          {words}
        </>
      ) : (
        t("listing.filter.anyDate")
      )}
    </Chip>
  );
  return (
    <Popover trigger={chip} label={t("listing.filter.date")} width={280}>
      <div className={styles.dateFields}>
        <Row gap={4} wrap>
          {Object.entries(SPANS).map(([name, [first, last]]) => (
            <Button
              key={name}
              variant="secondary"
              onClick={() => chooseDays(addDays(today, first), addDays(today, last))}
            >
              {t(`listing.filter.span.${name}`)}
            </Button>
          ))}
        </Row>
        <TextField label={t("listing.filter.from")} {...getDayProps("from")} />
        <TextField label={t("listing.filter.to")} {...getDayProps("to")} />
      </div>
    </Popover>
  );
}
