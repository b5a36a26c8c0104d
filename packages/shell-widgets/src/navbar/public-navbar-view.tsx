import { Button } from "@hotseat/ui/button";
import { IconButton } from "@hotseat/ui/icon-button";
import { Logo } from "@hotseat/ui/logo";
import { Sheet } from "@hotseat/ui/sheet";
import { LogOut, Menu as MenuIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useShellText } from "../shared/use-shell-text";
import * as styles from "./navbar.css";
import { type NavLink, PUBLIC_LINKS } from "./navbar.types";

export interface PublicNavbarViewProps {
  homeHref: string;
  signInHref: string;
  /** Target of the button for people who are signed in; null while signed out. */
  sessionsHref: string | null;
  /** The language menu. */
  languageMenu: ReactNode;
  /** Anchors of the page. Default: approach, features, modules. Empty on the sign-in page. */
  links?: readonly NavLink[];
  /** `content` lines up with the landing page; `full` runs from edge to edge. Default `content`. */
  width?: "content" | "full";
  /** Signs out a person who has no other page, beside the language menu of a bar without links. */
  onSignOut?: (() => void) | null;
}

/** The bar of signed-out people: logo, anchors, language; on small screens in a sheet from the top. */
export function PublicNavbarView({
  homeHref,
  signInHref,
  sessionsHref,
  languageMenu,
  links = PUBLIC_LINKS,
  width = "content",
  onSignOut = null,
}: PublicNavbarViewProps) {
  const { t } = useShellText();
  const [open, setOpen] = useState(false);
  const enter = sessionsHref
    ? { href: sessionsHref, words: t("nav.sessions") }
    : { href: signInHref, words: t("nav.signIn") };
  const bare = links.length === 0;
  return (
    <header className={styles.bar} data-look="bare" data-width={width}>
      <div className={styles.inner}>
        <a href={homeHref} className={styles.home} aria-label={t("nav.home")}>
          <Logo />
        </a>
        {bare ? null : (
          <nav aria-label={t("nav.label")}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <a className={styles.link} href={link.href}>
                    {t(`nav.${link.text}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.end}>
          {bare ? (
            <>
              {languageMenu}
              {onSignOut ? (
                <Button variant="ghost" icon={LogOut} onClick={onSignOut}>
                  {t("nav.signOut")}
                </Button>
              ) : null}
            </>
          ) : (
            <>
              <div className={styles.wide}>
                {languageMenu}
                <Button asChild>
                  <a href={enter.href}>{enter.words}</a>
                </Button>
              </div>
              <div className={styles.narrow}>
                <Sheet
                  open={open}
                  onOpenChange={setOpen}
                  side="start"
                  title={t("nav.menu")}
                  closeLabel={t("close")}
                  className={styles.sheet}
                  trigger={<IconButton icon={MenuIcon} label={t("nav.menu")} size="large" tooltip={false} />}
                >
                  <ul className={styles.sheetLinks}>
                    {links.map((link) => (
                      <li key={link.href}>
                        <a className={styles.sheetLink} href={link.href} onClick={() => setOpen(false)}>
                          {t(`nav.${link.text}`)}
                        </a>
                      </li>
                    ))}
                  </ul>
                  <div className={styles.sheetEnd}>
                    {languageMenu}
                    <Button asChild size="large">
                      <a href={enter.href}>{enter.words}</a>
                    </Button>
                  </div>
                </Sheet>
              </div>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
