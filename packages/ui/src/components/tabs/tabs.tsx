import { Tabs as RadixTabs } from "@radix-ui/themes";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import * as styles from "./tabs.css";
import { useAskedOnce } from "./use-asked-once";

export interface TabsProps {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `automatic` shows a panel as the arrows reach its tab; `manual` waits for Enter. Default `automatic`. */
  activation?: "automatic" | "manual";
  className?: string;
  children: ReactNode;
}

/**
 * Tabs around a `<TabList>` of `<Tab>`s and their `<TabPanel>`s.
 * @example
 * import { Tab, TabList, TabPanel, Tabs } from "@hotseat/ui/tabs";
 *
 * <Tabs defaultValue="board">
 *   <TabList label="Workspace"><Tab value="board">Whiteboard</Tab><Tab value="code">Code</Tab></TabList>
 *   <TabPanel value="board">…</TabPanel>
 *   <TabPanel value="code">…</TabPanel>
 * </Tabs>
 * @keyboard One Tab stop. Arrows, Home and End move between tabs and show their panels; with `activation="manual"` Enter or Space shows
 * one.
 * @do Name in the `label` of `TabList` what the tabs choose between.
 * @dont Use tabs as navigation between pages: those are links.
 */
export function Tabs({ activation = "automatic", onValueChange, ...rest }: TabsProps) {
  const asked = useAskedOnce(rest.value, onValueChange);
  return <RadixTabs.Root activationMode={activation} {...asked} {...rest} />;
}

export interface TabListProps {
  /** What the tabs choose between. */
  label: string;
  /** 32 or 40 pixels high. Default `medium` (40). */
  size?: "small" | "medium";
  /** The line under all tabs. Default true. */
  line?: boolean;
  className?: string;
  children: ReactNode;
}

export function TabList({ label, size = "medium", line = true, className, children }: TabListProps) {
  return (
    <RadixTabs.List
      aria-label={label}
      size={size === "small" ? "1" : "2"}
      data-line={line || undefined}
      // On a phone a row of tabs goes on beyond its edge.
      data-scrolls-sideways
      className={classNames(styles.list, className)}
    >
      {children}
    </RadixTabs.List>
  );
}

export interface TabProps {
  value: string;
  icon?: LucideIcon;
  disabled?: boolean;
  children: ReactNode;
}

export function Tab({ value, icon, disabled, children }: TabProps) {
  return (
    <RadixTabs.Trigger value={value} disabled={disabled} className={styles.tab}>
      {icon ? <Icon as={icon} className={styles.icon} /> : null}
      {children}
    </RadixTabs.Trigger>
  );
}

export interface TabPanelProps {
  value: string;
  /** Keep the panel in the page while another tab is chosen. */
  keepMounted?: boolean;
  className?: string;
  children?: ReactNode;
}

export function TabPanel({ value, keepMounted, className, children }: TabPanelProps) {
  return (
    <RadixTabs.Content
      value={value}
      {...(keepMounted ? { forceMount: true as const } : {})}
      className={classNames(styles.panel, className)}
    >
      {children}
    </RadixTabs.Content>
  );
}
