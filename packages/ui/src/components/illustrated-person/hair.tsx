import type { ReactNode } from "react";
import type { PersonLook } from "./people";

type Style = PersonLook["style"];

const CAP =
  "M-35 -16C-40 -60 -14 -68 4 -66C30 -66 41 -44 35 -16C33 -28 29 -36 22 -40C8 -35 -14 -35 -24 -40C-30 -34 -33 -26 -35 -16Z";

const CURLS: ReadonlyArray<readonly [number, number, number]> = [
  [-32, -34, 11],
  [-26, -50, 13],
  [-10, -60, 14],
  [8, -62, 14],
  [24, -52, 13],
  [33, -36, 11],
  [-34, -22, 7],
  [35, -23, 7],
  [-14, -48, 9],
  [4, -50, 10],
  [18, -46, 8],
];

/** Hair behind the head. */
export const hairBehind: Partial<Record<Style, (hair: string) => ReactNode>> = {
  long: (hair) => <path d="M-41 -18C-46 -72 46 -72 41 -18L46 44C34 58 -34 58 -46 44Z" fill={hair} />,
  bob: (hair) => <path d="M-41 -16C-47 -72 47 -72 41 -16C45 4 42 18 34 24L-34 24C-42 18 -45 4 -41 -16Z" fill={hair} />,
  bun: (hair) => <circle cx="0" cy="-70" r="17" fill={hair} />,
  hijab: (hair) => (
    <path d="M-44 -14C-48 -74 48 -74 44 -14C46 20 58 38 46 62L-46 62C-58 38 -46 20 -44 -14Z" fill={hair} />
  ),
};

/** Hair over the face. */
export const hairInFront: Record<Style, (hair: string) => ReactNode> = {
  short: (hair) => <path d={CAP} fill={hair} />,
  fade: (hair) => (
    <path
      d="M-33 -24C-34 -58 -12 -62 0 -62C14 -62 34 -58 33 -24C31 -36 26 -42 18 -44C6 -46 -8 -46 -18 -44C-27 -42 -31 -36 -33 -24Z"
      fill={hair}
    />
  ),
  bun: (hair) => (
    <path
      d="M-35 -14C-39 -60 -14 -66 0 -66C14 -66 39 -60 35 -14C31 -34 22 -46 0 -48C-22 -46 -31 -34 -35 -14Z"
      fill={hair}
    />
  ),
  bob: (hair) => (
    <path
      d="M-37 -8C-42 -60 -16 -68 2 -67C28 -67 42 -50 37 -8C33 -26 26 -36 12 -46C0 -34 -22 -30 -30 -28C-34 -22 -36 -16 -37 -8Z"
      fill={hair}
    />
  ),
  long: (hair) => (
    <path d="M-37 2C-43 -58 -18 -68 0 -67C20 -68 43 -58 37 2C34 -22 26 -38 4 -50C-16 -40 -33 -24 -37 2Z" fill={hair} />
  ),
  curly: (hair) => (
    <g fill={hair}>
      <path d={CAP} />
      {CURLS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  ),
  hijab: (hair) => (
    <path
      fillRule="evenodd"
      d="M-41 -10C-45 -70 45 -70 41 -10C41 20 24 36 0 40C-24 36 -41 20 -41 -10ZM-29 -16C-29 8 -14 24 0 24C14 24 29 8 29 -16C29 -44 -29 -44 -29 -16Z"
      fill={hair}
    />
  ),
};
