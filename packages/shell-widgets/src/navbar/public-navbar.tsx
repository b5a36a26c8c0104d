import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { LanguageMenu } from "../language-menu";
import { shellHrefs } from "../shared/hrefs";
import { useShellTexts } from "../shared/use-shell-texts";
import { PublicNavbarView, type PublicNavbarViewProps } from "./public-navbar-view";

export type PublicNavbarProps = Pick<PublicNavbarViewProps, "links" | "width" | "onSignOut">;

/** The bar on public pages; its button depends on whether a person is signed in. */
export function PublicNavbar(props: PublicNavbarProps) {
  useShellTexts();
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  return (
    <PublicNavbarView
      {...props}
      homeHref={shellHrefs.home}
      signInHref={shellHrefs.signIn}
      sessionsHref={me ? shellHrefs.sessions : null}
      languageMenu={<LanguageMenu />}
    />
  );
}
