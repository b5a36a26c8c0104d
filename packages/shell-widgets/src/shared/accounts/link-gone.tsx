import type { ReactNode } from "react";
import * as styles from "./account.css";
import { AccountCard } from "./account-card";
import { useAccountText } from "./use-account-text";

export interface LinkGoneProps {
  /** `missing`: the address of the page has no link in it, for example after a reload. */
  why: "invalid" | "missing";
  /** The ways out of an invalid link. */
  text: string;
  children: ReactNode;
}

/** A link that cannot be used: what is safe, and how to get another. */
export function LinkGone({ why, text, children }: LinkGoneProps) {
  const { t } = useAccountText();
  return (
    <AccountCard title={t(`link.${why}.title`)} text={`${t(`link.${why}.text`)} ${text}`}>
      <div className={styles.form}>{children}</div>
    </AccountCard>
  );
}
