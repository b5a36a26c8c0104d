import { Navbar } from "@hotseat/shell-widgets/navbar";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { signOut } from "../boot/sign-in";
import { chooseTheme, useTheme } from "../boot/theme";
import { CONTENT_ID, useArrival } from "./arrival";
import { PageBoundary } from "./error-boundary";
import * as styles from "./page.css";

/** A page under the signed-in bar. */
export function AppPage({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const theme = useTheme();
  useArrival();
  return (
    <div className={styles.page}>
      <title>{`${title} · Hotseat`}</title>
      <Navbar path={pathname} theme={{ choice: theme, onChoose: chooseTheme }} onSignOut={signOut} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <PageBoundary>{children}</PageBoundary>
      </main>
    </div>
  );
}
