import type { ReactNode } from "react";
import type { PersonLook } from "./people";

/** The background of a drawn person, in a picture of 320 × 180. */
export const rooms: Record<PersonLook["room"], ReactNode> = {
  window: (
    <g opacity=".75">
      <rect x="18" y="14" width="92" height="104" rx="4" fill="#fff" opacity=".45" />
      <path d="M64 14v104M18 66h92" stroke="#fff" strokeWidth="4" opacity=".7" />
      <rect x="236" y="70" width="60" height="5" rx="2.5" fill="#000" opacity=".12" />
      <rect x="244" y="44" width="9" height="26" rx="1.5" fill="#000" opacity=".14" />
      <rect x="256" y="50" width="9" height="20" rx="1.5" fill="#fff" opacity=".5" />
      <rect x="268" y="40" width="9" height="30" rx="1.5" fill="#000" opacity=".1" />
    </g>
  ),
  shelf: (
    <g>
      <rect x="222" y="46" width="82" height="5" rx="2.5" fill="#000" opacity=".14" />
      <rect x="222" y="100" width="82" height="5" rx="2.5" fill="#000" opacity=".14" />
      <rect x="230" y="18" width="10" height="28" rx="2" fill="#8a5a44" opacity=".5" />
      <rect x="243" y="24" width="10" height="22" rx="2" fill="#3f6e6b" opacity=".5" />
      <rect x="256" y="14" width="10" height="32" rx="2" fill="#fff" opacity=".6" />
      <circle cx="288" cy="36" r="10" fill="#fff" opacity=".45" />
      <rect x="236" y="78" width="34" height="22" rx="3" fill="#fff" opacity=".4" />
      <rect x="280" y="70" width="9" height="30" rx="2" fill="#8a5a44" opacity=".4" />
      <rect x="20" y="22" width="62" height="46" rx="3" fill="#fff" opacity=".45" />
      <path d="M26 60l16-18 12 12 8-8 14 14z" fill="#000" opacity=".1" />
    </g>
  ),
  lamp: (
    <g>
      <circle cx="272" cy="52" r="52" fill="#fff" opacity=".28" />
      <path d="M256 58l8-24h16l8 24z" fill="#fff" opacity=".75" />
      <rect x="270" y="58" width="4" height="122" fill="#000" opacity=".14" />
      <rect x="24" y="24" width="50" height="66" rx="3" fill="#fff" opacity=".4" />
      <circle cx="49" cy="57" r="14" fill="#000" opacity=".08" />
    </g>
  ),
  plant: (
    <g>
      <path d="M44 180c-3-30 0-52 2-66" stroke="#2f5d47" strokeWidth="3" fill="none" opacity=".55" />
      <g fill="#2f5d47" opacity=".5">
        <path d="M46 118c-22-4-32-20-32-34 20 0 32 14 32 34zM48 104c2-24 14-36 30-40 3 22-8 38-30 40zM46 142c18-2 30-12 36-26-18-3-32 8-36 26z" />
      </g>
      <rect x="232" y="28" width="66" height="50" rx="3" fill="#fff" opacity=".45" />
      <rect x="242" y="38" width="46" height="4" rx="2" fill="#000" opacity=".1" />
      <rect x="242" y="48" width="30" height="4" rx="2" fill="#000" opacity=".1" />
    </g>
  ),
};
