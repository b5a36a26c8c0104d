import { useId } from "react";
import { hairBehind, hairInFront } from "./hair";
import * as styles from "./illustrated-person.css";
import { type PersonLook, type PersonName, people } from "./people";
import { rooms } from "./rooms";

export interface IllustratedPersonProps {
  person: PersonName;
  /** The face alone for an avatar, or the person in a room for a video tile. Default `face`. */
  crop?: "face" | "scene";
  /** How near, in a scene. Default 1. */
  zoom?: number;
  /** Height of the head in a scene, of 180. Default 104. */
  headAt?: number;
}

const DARK = "#2b1d18";

function Features({ look }: { look: PersonLook }) {
  const brow = look.style === "hijab" ? DARK : look.hair;
  return (
    <>
      <ellipse cx="-12.5" cy="-14" rx="2.7" ry="3.3" fill={DARK} />
      <ellipse cx="12.5" cy="-14" rx="2.7" ry="3.3" fill={DARK} />
      <path
        d="M-18 -23q5 -3.4 10 -.6M18 -23q-5 -3.4 -10 -.6"
        stroke={brow}
        strokeWidth="2.2"
        fill="none"
        strokeLinecap="round"
        opacity=".85"
      />
      <path d="M0 -10q-2.6 6 .8 7" stroke={look.shade} strokeWidth="2" fill="none" strokeLinecap="round" />
      <path
        d={look.beard ? "M-8 8q8 6.5 16 0" : "M-8 7q8 7.5 16 0"}
        stroke={look.beard ? "#f3d9cf" : "#9c4a45"}
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
      {look.glasses ? (
        <g stroke="#2b2f3a" strokeWidth="1.8" fill="#fff" fillOpacity=".14">
          <rect x="-22" y="-21" width="18" height="14" rx="6" />
          <rect x="4" y="-21" width="18" height="14" rx="6" />
          <path d="M-4 -15q4 -2.6 8 0M-22 -15l-10 -2M22 -15l10 -2" fill="none" />
        </g>
      ) : null}
    </>
  );
}

function Figure({ look }: { look: PersonLook }) {
  const covered = look.style === "hijab";
  return (
    <>
      {hairBehind[look.style]?.(look.hair)}
      <path d="M-92 240L-88 92C-86 60 -56 46 -18 35L18 35C56 46 86 60 88 92L92 240Z" fill={look.cloth} />
      <path d="M-18 35C-13 50 13 50 18 35L25 37.5C18 61 -18 61 -25 37.5Z" fill={look.collar} />
      <path d="M-16 6V36C-12 48 12 48 16 36V6Z" fill={look.shade} />
      {covered ? (
        <path d="M-40 20C-30 54 30 54 40 20C46 40 44 56 30 62L-30 62C-44 56 -46 40 -40 20Z" fill={look.hair} />
      ) : (
        <>
          <circle cx="-33" cy="-13" r="6.5" fill={look.shade} />
          <circle cx="33" cy="-13" r="6.5" fill={look.shade} />
        </>
      )}
      <path d="M-33 -20C-33 -62 33 -62 33 -20C33 8 16 27 0 27C-16 27 -33 8 -33 -20Z" fill={look.skin} />
      {look.beard ? (
        <path
          d="M-33 -14C-32 14 -16 31 0 31C16 31 32 14 33 -14C30 -2 24 2 16 1C8 -2 -8 -2 -16 1C-24 2 -30 -2 -33 -14Z"
          fill={look.hair}
          opacity=".92"
        />
      ) : null}
      {hairInFront[look.style](look.hair)}
      <Features look={look} />
    </>
  );
}

/**
 * A drawn stand-in for someone on video. Hidden from screen readers: name the person beside it.
 * @example
 * import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
 *
 * <IllustratedPerson person="amara" crop="scene" />
 * @keyboard None: it takes no focus.
 * @do Use it in stories and on the landing page, and name the person beside it.
 * @dont Show it for a real person.
 */
export function IllustratedPerson({ person, crop = "face", zoom = 1, headAt = 104 }: IllustratedPersonProps) {
  const look: PersonLook = people[person];
  const wall = useId();
  const face = crop === "face";
  return (
    <svg
      viewBox={face ? "92 8 136 136" : "0 0 320 180"}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      className={face ? styles.face : styles.scene}
    >
      <defs>
        <linearGradient id={wall} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={look.wall[0]} />
          <stop offset="1" stopColor={look.wall[1]} />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${wall})`} />
      {face ? null : rooms[look.room]}
      <g transform={`translate(160,${face ? 92 : headAt}) scale(${face ? 1.02 : zoom})`}>
        <Figure look={look} />
      </g>
    </svg>
  );
}
