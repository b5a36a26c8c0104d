import { type ReactNode, useState } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./avatar.css";
import { initialsOf } from "./initials";

export interface AvatarProps {
  name: string;
  /** A picture; initials stand in while it is missing or fails. */
  src?: string | null;
  /** A drawing instead of a picture. */
  picture?: ReactNode;
  /** Pixels across. Default 28. */
  size?: number;
  /** A gap in the surface's colour around it, for overlapping. */
  ring?: boolean;
  /** The name stands beside it already: hide it from screen readers. */
  decorative?: boolean;
  /** A dot at the corner; say the same in words beside it. */
  presence?: "here" | "away";
}

/** A round face: picture, drawing or initials. */
export function Avatar({ name, src, picture, size = 28, ring, decorative, presence }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const naming = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <span
      {...naming}
      className={styles.frame}
      title={decorative ? undefined : name}
      style={{ width: size, height: size }}
    >
      <span
        className={classNames(styles.face, ring && styles.ring)}
        style={{ fontSize: Math.max(10, Math.round(size * 0.4)) }}
      >
        {picture ??
          (src && broken !== src ? (
            <img src={src} alt="" className={styles.image} onError={() => setBroken(src)} />
          ) : (
            <span aria-hidden="true">{initialsOf(name)}</span>
          ))}
      </span>
      {presence ? <span className={styles.presence} data-presence={presence} /> : null}
    </span>
  );
}

/** A place nobody has taken. */
export function EmptySeat({ size = 28, label }: { size?: number; label?: string }) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <span {...naming} className={styles.seat} style={{ width: size, height: size }} />;
}
