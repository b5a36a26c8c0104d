import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { LanguageMenu } from "../language-menu";
import { shellHrefs } from "../shared/hrefs";
import { useShellTexts } from "../shared/use-shell-texts";
import type { NavLink, ThemePort } from "./navbar.types";
import { NavbarView } from "./navbar-view";
import { PublicNavbarView, type PublicNavbarViewProps } from "./public-navbar-view";

export interface NavbarProps {
  /** `public` on pages everybody sees, `app` inside. */
  place: "public" | "app";
  /** The path shown now. */
  path: string;
  theme: ThemePort;
  onSignOut: () => void;
  /** Entries of the public bar; none on the sign-in page. */
  publicLinks?: PublicNavbarViewProps["links"];
}

const LINKS: readonly NavLink[] = [{ text: "sessions", href: shellHrefs.sessions }];

/** The bar over every page outside a session. */
export function Navbar({ place, path, theme, onSignOut, publicLinks }: NavbarProps) {
  useShellTexts();
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  if (place === "public") {
    return (
      <PublicNavbarView
        homeHref={shellHrefs.home}
        signInHref={shellHrefs.signIn}
        sessionsHref={me ? shellHrefs.sessions : null}
        languageMenu={<LanguageMenu />}
        width={publicLinks ? "full" : "content"}
        {...(publicLinks ? { links: publicLinks } : {})}
      />
    );
  }
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
