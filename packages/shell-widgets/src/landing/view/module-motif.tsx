import { BookOpen, type LucideIcon, MessageSquareQuote, Mic2, Route, Scale, Target } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./module-motif.css";

/** Left edge and height of each bar. */
const WAVE = [8, 20, 34, 16, 44, 58, 30, 48, 22, 38, 14, 26, 10].map((height, index) => ({
  x: 30 + index * 13,
  height,
}));
const RINGS = [30, 22, 14, 6];

/** A drawing for each of the five modules, on a 200 × 72 field. */
const MOTIFS: Record<string, ReactNode> = {
  M1: WAVE.map(({ x, height }) => <rect key={x} x={x} y={36 - height / 2} width="5" height={height} rx="2.5" />),
  M2: (
    <>
      <rect x="70" y="10" width="76" height="34" rx="10" />
      <path d="M86 44l-4 12 16-12z" />
      <rect x="112" y="34" width="72" height="28" rx="10" className={styles.outline} />
    </>
  ),
  M3: (
    <>
      {RINGS.map((radius, index) => (
        <circle key={radius} cx="152" cy="36" r={radius} className={index % 2 ? undefined : styles.outline} />
      ))}
      <path d="M60 36h84" className={styles.stroke} />
    </>
  ),
  M4: (
    <path
      d="M134 12v46M104 24h60M90 44a14 14 0 0 0 28 0l-14-20zM150 44a14 14 0 0 0 28 0l-14-20z"
      className={styles.stroke}
    />
  ),
  M5: (
    <>
      <path d="M50 58C84 58 78 20 112 20s28 30 72 10" className={styles.stroke} />
      <circle cx="50" cy="58" r="5" />
      <circle cx="112" cy="20" r="5" />
      <circle cx="184" cy="30" r="7" />
    </>
  ),
};

const ICONS: Record<string, LucideIcon> = { M1: Mic2, M2: MessageSquareQuote, M3: Target, M4: Scale, M5: Route };

/** The module's sign; a book for modules added later. */
export function moduleIcon(id: string): LucideIcon {
  return ICONS[id] ?? BookOpen;
}

/** The module's drawing, or nothing for modules added later. */
export function ModuleMotif({ id, className }: { id: string; className?: string }) {
  const motif = MOTIFS[id];
  if (!motif) return null;
  return (
    <span className={className}>
      <svg className={styles.motif} viewBox="0 0 200 72" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {motif}
      </svg>
    </span>
  );
}
