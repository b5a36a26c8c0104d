import { Chip } from "@hotseat/ui/chip";
import { Menu, MenuRadioGroup, MenuRadioItem } from "@hotseat/ui/menu";
import { useAdminText } from "./use-admin-text";

export interface FilterChoiceProps<Value extends string | number> {
  /** The filter's name, shown while nothing is chosen. */
  label: string;
  values: readonly Value[];
  value: Value | null;
  textOf: (value: Value) => string;
  onChoose: (value: Value | null) => void;
}

/** A filter of a list: a chip that opens its values, and removes the chosen one. */
export function FilterChoice<Value extends string | number>({
  label,
  values,
  value,
  textOf,
  onChoose,
}: FilterChoiceProps<Value>) {
  const { t } = useAdminText();
  const chosen = value === null ? null : textOf(value);
  const remove = { onRemove: () => onChoose(null), removeLabel: t("filter.remove", { filter: chosen }) };
  return (
    <Menu
      trigger={
        <Chip chosen={chosen !== null} {...(chosen !== null && remove)}>
          {chosen ?? label}
        </Chip>
      }
    >
      <MenuRadioGroup
        value={value === null ? "" : `${value}`}
        onValueChange={(next) => onChoose(values.find((each) => `${each}` === next) ?? null)}
      >
        {values.map((each) => (
          <MenuRadioItem key={each} value={`${each}`}>
            {textOf(each)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
