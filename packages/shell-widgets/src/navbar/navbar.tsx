import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { LanguageMenu } from "../language-menu";
import { shellHrefs } from "../shared/hrefs";
import { useShellTexts } from "../shared/use-shell-texts";
import type { NavLink, ThemePort } from "./navbar.types";
import { NavbarView } from "./navbar-view";

export interface NavbarProps {
  /** The current path. */
  path: string;
  theme: ThemePort;
  onSignOut: () => void;
}

const LINKS: readonly NavLink[] = [
  { text: "sessions", href: shellHrefs.sessions },
  { text: "myPage", href: shellHrefs.myPage },
];

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
      links={LINKS}
      path={path}
      languageMenu={<LanguageMenu size="compact" />}
      theme={theme}
      onSignOut={onSignOut}
    />
  );
}
