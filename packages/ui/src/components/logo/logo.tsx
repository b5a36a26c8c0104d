import * as styles from "./logo.css";

export interface BrandMarkProps {
  /** Pixels square. Default 28. */
  size?: number;
}

/** The sign alone. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" rx="8" fill="var(--accent-9)" />
      <path
        d="M10.5 7v18M10.5 17.5H18a4 4 0 0 1 4 4V25"
        fill="none"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="18.4" cy="10.6" r="3" fill="#ffca16" />
    </svg>
  );
}

/**
 * The sign with the name.
 * @example
 * import { Logo } from "@hotseat/ui/logo";
 *
 * <Logo size={28} />
 * @keyboard None: it takes no focus.
 * @do Put it into a link home, with the name of the page.
 * @dont Recolour or stretch it.
 */
export function Logo({ size = 28 }: BrandMarkProps) {
  return (
    <span className={styles.logo}>
      <BrandMark size={size} />
      <span className={styles.name}>Hotseat</span>
    </span>
  );
}
