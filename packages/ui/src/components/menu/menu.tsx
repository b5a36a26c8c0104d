import { Check, type LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactElement, type ReactNode, startTransition, useState } from "react";
import { classNames } from "../../styles/class-names";
import { usePortalContainer } from "../../themes/portal";
import { Icon } from "../icon/icon";
import * as styles from "./menu.css";

// The themes' own parts, from which these have their looks, come with a scroll area (its code, and a <style> in every menu that is
// opened, for which the browser styles the whole page anew) and a theme within the theme (every token worked out once more).
const LOOK = "rt-PopperContent rt-BaseMenuContent rt-DropdownMenuContent rt-r-size-2 rt-variant-soft rt-high-contrast";
const ITEM = classNames("rt-reset rt-BaseMenuItem rt-DropdownMenuItem", styles.item);
const INDICATOR = "rt-BaseMenuItemIndicator rt-DropdownMenuItemIndicator";

export interface MenuProps {
  /** The button that opens it; must take a ref. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
  children: ReactNode;
}

/**
 * A list of actions or choices under a button. The button shows at once that it was pressed, on a slow computer too; the list comes when
 * it is made. It goes at once: what was chosen may open something that takes the focus.
 * @example
 * import { Menu, MenuItem, MenuSeparator } from "@hotseat/ui/menu";
 *
 * <Menu trigger={<Button>More</Button>}>
 *   <MenuItem icon={Pencil} onSelect={edit}>Edit</MenuItem>
 *   <MenuSeparator />
 *   <MenuItem tone="danger" onSelect={remove}>Remove</MenuItem>
 * </Menu>
 * @keyboard Enter, Space and Arrow Down open it. Arrows, Home, End and first letters move, Enter chooses, Escape closes and returns the
 * focus.
 * @do Put what ends or deletes last, behind a separator.
 * @dont Put fields into it: a `Popover` may hold them.
 */
export function Menu({ trigger, open, onOpenChange, align = "start", side = "bottom", children }: MenuProps) {
  const container = usePortalContainer() ?? undefined;
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    onOpenChange?.(next);
    if (next) startTransition(() => setOpen(true));
    else setOpen(false);
  };
  return (
    <DropdownMenu.Root open={open ?? isOpen} onOpenChange={change} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          data-accent-color="gray"
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={10}
          className={classNames(LOOK, styles.content)}
        >
          <div className="rt-BaseMenuViewport rt-DropdownMenuViewport">{children}</div>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  onSelect?: (event: Event) => void;
  icon?: LucideIcon;
  /** A key shown at the end, not bound by the menu. */
  shortcut?: string;
  tone?: "neutral" | "danger";
  disabled?: boolean;
  /** Dress the only child (a link) as an item. */
  asChild?: boolean;
  children: ReactNode;
}

export function MenuItem({ icon, tone = "neutral", asChild, children, ...rest }: MenuItemProps) {
  return (
    <DropdownMenu.Item {...rest} asChild={asChild ?? false} data-tone={tone} className={ITEM}>
      {asChild ? (
        children
      ) : (
        <>
          {icon ? <Icon as={icon} /> : null}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  );
}

/** The mark of what is chosen. */
function Chosen() {
  return (
    <DropdownMenu.ItemIndicator className={INDICATOR}>
      <Icon as={Check} size={14} />
    </DropdownMenu.ItemIndicator>
  );
}

export interface MenuRadioGroupProps {
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return <DropdownMenu.RadioGroup {...props} className="rt-BaseMenuRadioGroup rt-DropdownMenuRadioGroup" />;
}

export function MenuRadioItem({
  value,
  disabled,
  children,
}: {
  value: string;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.RadioItem
      value={value}
      disabled={disabled ?? false}
      className={classNames("rt-BaseMenuRadioItem rt-DropdownMenuRadioItem", ITEM)}
    >
      {children}
      <Chosen />
    </DropdownMenu.RadioItem>
  );
}

export interface MenuCheckboxItemProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Close on choosing. Default false, so several can be set at once. */
  closes?: boolean;
  children: ReactNode;
}

export function MenuCheckboxItem({ checked, onCheckedChange, closes = false, children }: MenuCheckboxItemProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => {
        if (!closes) event.preventDefault();
      }}
      className={classNames("rt-BaseMenuCheckboxItem rt-DropdownMenuCheckboxItem", ITEM)}
    >
      {children}
      <Chosen />
    </DropdownMenu.CheckboxItem>
  );
}

/** A heading over the items below it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className={classNames("rt-BaseMenuLabel rt-DropdownMenuLabel", styles.label)}>
      {children}
    </DropdownMenu.Label>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="rt-BaseMenuSeparator rt-DropdownMenuSeparator" />;
}
