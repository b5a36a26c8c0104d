import { DropdownMenu, Theme } from "@radix-ui/themes";
import type { LucideIcon } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import { usePortalContainer } from "../../themes/portal";
import { Icon } from "../icon/icon";
import * as styles from "./menu.css";

const LOOK = "rt-PopperContent rt-BaseMenuContent rt-DropdownMenuContent rt-r-size-2 rt-variant-soft rt-high-contrast";

export interface MenuProps {
  /** The button that opens it; must take a ref. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
  children: ReactNode;
}

/** A list of actions or choices under a button. */
export function Menu({ trigger, open, onOpenChange, align = "start", side = "bottom", children }: MenuProps) {
  const container = usePortalContainer() ?? undefined;
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      {/* The themes' own content brings a scroll area with a <style> in it, for which the browser styles the whole page anew. */}
      <Primitive.Portal container={container}>
        <Theme asChild>
          <Primitive.Content
            data-accent-color="gray"
            align={align}
            side={side}
            sideOffset={4}
            collisionPadding={10}
            className={classNames(LOOK, styles.content)}
          >
            <div className="rt-BaseMenuViewport rt-DropdownMenuViewport">{children}</div>
          </Primitive.Content>
        </Theme>
      </Primitive.Portal>
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
    <DropdownMenu.Item {...rest} asChild={asChild} data-tone={tone} className={styles.item}>
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

export interface MenuRadioGroupProps {
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return <DropdownMenu.RadioGroup {...props} />;
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
    <DropdownMenu.RadioItem value={value} disabled={disabled} className={styles.item}>
      {children}
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
      className={styles.item}
    >
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

/** A heading over the items below it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={styles.label}>{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator />;
}
