/** An entry of the bar. */
export interface NavLink {
  /** Key of its label in the package's texts. */
  text: "sessions" | "myPage" | "approach" | "features" | "modules" | "adminRequests" | "admin" | "settings";
  href: string;
}

export const THEME_CHOICES = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The theme as the application keeps it. */
export interface ThemePort {
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
}

/** The anchors of the landing page. */
export const PUBLIC_LINKS: readonly NavLink[] = [
  { text: "approach", href: "/#approach" },
  { text: "features", href: "/#features" },
  { text: "modules", href: "/#modules" },
];

/** Returns true when the entry links to the current page: `/interviews` is the listing too, and a module belongs to their overview. */
export function isCurrent(href: string, path: string): boolean {
  if (href === "/home" && path === "/interviews") return true;
  return path === href || (href === "/modules-overview" && path.startsWith("/module/"));
}
