import { Avatar, type AvatarProps, EmptySeat } from "./avatar";
import * as styles from "./avatar.css";

export interface AvatarGroupProps {
  people: ReadonlyArray<{ id: string } & Pick<AvatarProps, "name" | "src" | "picture" | "mark">>;
  /** The number of seats; free seats are drawn empty. */
  seats?: number;
  /** Faces shown before "+n". Default 5. */
  max?: number;
  /** Diameter in pixels. Default 28. */
  size?: number;
  /** The people and the number of free seats, in words. */
  label: string;
}

/** Diameter in pixels below which two initials fill a face, so that nothing may cover its edge. */
const SMALL = 24;

/** Overlapping faces, "+n" for the rest, empty seats after them. One image for screen readers. */
export function AvatarGroup({ people, seats = 0, max = 5, size = 28, label }: AvatarGroupProps) {
  const shown = people.slice(0, max);
  const rest = people.length - shown.length;
  const free = Math.max(0, Math.min(seats, max + 1) - people.length);
  return (
    <span role="img" aria-label={label} className={styles.group} data-small={size < SMALL ? "" : undefined}>
      {shown.map((person) => (
        <Avatar
          key={person.id}
          name={person.name}
          src={person.src}
          picture={person.picture}
          mark={person.mark}
          size={size}
          ring
          decorative
        />
      ))}
      {rest > 0 ? (
        <span className={styles.more} style={{ width: size, height: size }}>
          +{rest}
        </span>
      ) : null}
      {Array.from({ length: free }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat's index identifies it
        <EmptySeat key={`seat-${seat + people.length}`} size={size} />
      ))}
    </span>
  );
}
