import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
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
  /** `here`: a green dot; `away`: an outline without colour. Say the same in words beside it. */
  presence?: "here" | "away";
  /** A small sign at the edge, said under the pointer. Say the same in words beside it. */
  mark?: { icon: LucideIcon; title: string };
}

/** Initials stand in for a picture that is missing or fails. */
function Face({ name, src, picture }: Pick<AvatarProps, "name" | "src" | "picture">) {
  const [broken, setBroken] = useState<string | null>(null);
  if (picture) return <span className={styles.drawing}>{picture}</span>;
  if (src && broken !== src) return <img src={src} alt="" className={styles.image} onError={() => setBroken(src)} />;
  return <span aria-hidden="true">{initialsOf(name)}</span>;
}

/**
 * A round face: picture, drawing or initials.
 * @example
 * import { Avatar } from "@hotseat/ui/avatar";
 *
 * <Avatar name="Amara Diallo" src={person.picture} size={36} />
 * @keyboard None: it takes no focus.
 * @do Set `decorative` where the name stands beside it.
 * @dont Use it as the only way to tell people apart: initials repeat.
 */
export function Avatar({ name, src, picture, size = 28, ring, decorative, presence, mark }: AvatarProps) {
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
        data-presence={presence}
        style={{ fontSize: Math.max(10, Math.round(size * 0.4)) }}
      >
        <Face name={name} src={src} picture={picture} />
      </span>
      {mark ? (
        <span className={styles.mark} title={mark.title} data-mark="">
          <Icon as={mark.icon} size={10} />
        </span>
      ) : null}
      {presence === "here" ? <span className={styles.here} /> : null}
    </span>
  );
}

/** A place nobody has taken. */
export function EmptySeat({ size = 28, label }: { size?: number; label?: string }) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <span {...naming} className={styles.seat} style={{ width: size, height: size }} />;
}
