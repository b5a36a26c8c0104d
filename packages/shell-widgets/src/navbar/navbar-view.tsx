import { Avatar } from "@hotseat/ui/avatar";
import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Logo } from "@hotseat/ui/logo";
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "@hotseat/ui/menu";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { ChevronDown, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useShellText } from "../shared/use-shell-text";
import * as styles from "./navbar.css";
import { isCurrent, type NavLink, THEME_CHOICES, type ThemeChoice, type ThemePort } from "./navbar.types";

/** Marks behind entries, such as a number. */
export type NavBadges = Partial<Readonly<Record<NavLink["text"], ReactNode>>>;

export interface NavbarViewProps {
  person: { full_name: string; short_name: string; email: string };
  homeHref: string;
  /** The entries that exist (docs/decisions/0004). */
  links: readonly NavLink[];
  badges?: NavBadges;
  /** Entries of the user menu alone, in every window. */
  menuLinks: readonly NavLink[];
  /** The current path. */
  path: string;
  languageMenu: ReactNode;
  /** The bell; on the smallest screens only the entry in the user menu leads to the notifications. */
  notifications?: ReactNode;
  /** The page with all notifications; left out where there is none. */
  notificationsHref?: string;
  theme: ThemePort;
  onSignOut: () => void;
}

/** The bar of signed-in people: current page, language, and links to one's own pages. */
export function NavbarView({
  person,
  homeHref,
  links,
  badges = {},
  menuLinks,
  path,
  languageMenu,
  notifications,
  notificationsHref,
  theme,
  onSignOut,
}: NavbarViewProps) {
  const { t } = useShellText();
  return (
    <header className={styles.bar} data-look="bar">
      <div className={styles.inner}>
        <a href={homeHref} className={styles.home} aria-label={t("nav.home")}>
          <Logo />
        </a>
        <nav aria-label={t("nav.label")}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a
                  className={styles.link}
                  href={link.href}
                  aria-current={isCurrent(link.href, path) ? "page" : undefined}
                >
                  {t(`nav.${link.text}`)}
                  {badges[link.text]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          {languageMenu}
          {notifications ? <div className={styles.bell}>{notifications}</div> : null}
          <UserMenu
            person={person}
            links={links}
            badges={badges}
            menuLinks={menuLinks}
            theme={theme}
            onSignOut={onSignOut}
            {...(notificationsHref !== undefined && { notificationsHref })}
          />
        </div>
      </div>
    </header>
  );
}

function UserMenu({
  person,
  links,
  badges = {},
  menuLinks,
  notificationsHref,
  theme,
  onSignOut,
}: Pick<NavbarViewProps, "person" | "links" | "badges" | "menuLinks" | "notificationsHref" | "theme" | "onSignOut">) {
  const { t } = useShellText();
  const name = person.short_name || person.full_name;
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" className={styles.user}>
          <Avatar name={person.full_name} size={30} decorative />
          <span className={styles.userName} aria-hidden="true">
            {name}
          </span>
          <VisuallyHidden>{t("nav.userMenu", { name: person.full_name })}</VisuallyHidden>
          <Icon as={ChevronDown} size={14} />
        </Button>
      }
    >
      <MenuLabel>{person.email}</MenuLabel>
      <div className={styles.narrow}>
        {links.map((link) => (
          <MenuItem key={link.href} asChild>
            <a href={link.href}>
              {t(`nav.${link.text}`)}
              {badges[link.text]}
            </a>
          </MenuItem>
        ))}
        {notificationsHref ? (
          <MenuItem asChild>
            <a href={notificationsHref}>{t("nav.notifications")}</a>
          </MenuItem>
        ) : null}
        <MenuSeparator />
      </div>
      {menuLinks.map((link) => (
        <MenuItem key={link.href} asChild>
          <a href={link.href}>{t(`nav.${link.text}`)}</a>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuLabel>{t("theme.label")}</MenuLabel>
      <MenuRadioGroup value={theme.choice} onValueChange={(choice) => theme.onChoose(choice as ThemeChoice)}>
        {THEME_CHOICES.map((choice) => (
          <MenuRadioItem key={choice} value={choice}>
            {t(`theme.${choice}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        {t("nav.signOut")}
      </MenuItem>
    </Menu>
  );
}
