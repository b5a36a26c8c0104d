import { meQuery } from "@hotseat/api-client/queries";
import { OptionalPart, useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { LanguageMenu } from "../language-menu";
import { shellHrefs } from "../shared/hrefs";
import { useShellTexts } from "../shared/use-shell-texts";
import type { NavLink, ThemePort } from "./navbar.types";
import { type NavBadges, NavbarView } from "./navbar-view";

export interface NavbarProps {
  /** The current path. */
  path: string;
  theme: ThemePort;
  onSignOut: () => void;
}

const LINKS: readonly NavLink[] = [
  { text: "sessions", href: shellHrefs.sessions },
  { text: "modules", href: shellHrefs.modules },
  { text: "myPage", href: shellHrefs.myPage },
];

const ADMIN_LINKS: readonly NavLink[] = [...LINKS, { text: "adminRequests", href: shellHrefs.adminRequests }];
const MENU_LINKS: readonly NavLink[] = [{ text: "settings", href: shellHrefs.settings }];
const ADMIN_MENU_LINKS: readonly NavLink[] = [...MENU_LINKS, { text: "admin", href: shellHrefs.admin }];

/** Loaded after the page: no page needs it to be read. */
const Bell = lazy(async () => ({ default: (await import("../notification-dropdown")).NotificationDropdown }));

/** Loaded after the page as well, and by administrators alone. */
const RequestCount = lazy(async () => ({ default: (await import("./request-count")).RequestCount }));
const REQUEST_COUNT: NavBadges = {
  adminRequests: (
    <OptionalPart>
      <Suspense fallback={null}>
        <RequestCount />
      </Suspense>
    </OptionalPart>
  ),
};

/** The bar on every signed-in page outside a session; renders nothing until the person is known. */
export function Navbar({ path, theme, onSignOut }: NavbarProps) {
  useShellTexts();
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  if (!me) return null;
  return (
    <NavbarView
      person={me}
      homeHref={shellHrefs.home}
      links={me.is_admin ? ADMIN_LINKS : LINKS}
      menuLinks={me.is_admin ? ADMIN_MENU_LINKS : MENU_LINKS}
      path={path}
      {...(me.is_admin && { badges: REQUEST_COUNT })}
      languageMenu={<LanguageMenu size="compact" />}
      notifications={
        <OptionalPart>
          <Suspense fallback={null}>
            <Bell titleBadge />
          </Suspense>
        </OptionalPart>
      }
      notificationsHref={shellHrefs.notifications}
      theme={theme}
      onSignOut={onSignOut}
    />
  );
}
