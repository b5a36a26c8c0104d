import { fixedTicker } from "@hotseat/core/ticker";
import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
import { fn } from "storybook/test";
import { type StagePerson, stageLayout } from "./headless/stage-rules";
import type { MediaOf } from "./view/video-stage.parts";

const person = (identity: StageName, name: string, part: Partial<StagePerson> = {}): StagePerson => ({
  identity,
  name,
  shortName: name.split(" ")[0] ?? name,
  isMe: false,
  role: "peer",
  microphone: "muted",
  isSpeaking: false,
  camera: "on",
  sharing: "none",
  ...part,
});

type StageName = "amara" | "jonas" | "lucie" | "mateo" | "ingrid";
const isDrawn = (identity: string): identity is StageName =>
  ["amara", "jonas", "lucie", "mateo", "ingrid"].includes(identity);

/** The people of the story as seen by Jonas, the interviewer. */
export const stagePeople: readonly StagePerson[] = [
  person("jonas", "Jonas Keller", { isMe: true, role: "interviewer", microphone: "on" }),
  person("amara", "Amara Diallo", { role: "hotSeat", microphone: "on", isSpeaking: true }),
  person("lucie", "Lucie Moreau"),
  person("mateo", "Mateo Rossi"),
];

/** The same people, and an observer, as seen by Amara in the hot seat. */
export const candidatePeople: readonly StagePerson[] = [
  person("amara", "Amara Diallo", { isMe: true, role: "hotSeat", microphone: "on" }),
  person("jonas", "Jonas Keller", { role: "interviewer", microphone: "on", isSpeaking: true }),
  person("lucie", "Lucie Moreau"),
  person("mateo", "Mateo Rossi"),
  person("ingrid", "Ingrid Solberg", { role: "observer" }),
];

/** The same people as seen by Ingrid, an observer. */
export const observerPeople: readonly StagePerson[] = candidatePeople.map((each) => ({
  ...each,
  isMe: each.identity === "ingrid",
}));

/** Drawings in place of live pictures. */
export const drawingOf: MediaOf = ({ identity, role, isMe }) =>
  isDrawn(identity) ? (
    <IllustratedPerson
      person={identity}
      crop="scene"
      {...(role === "hotSeat" && !isMe ? { zoom: 0.7, headAt: 74 } : {})}
    />
  ) : undefined;
export const faceOf = ({ identity }: StagePerson) =>
  isDrawn(identity) ? <IllustratedPerson person={identity} /> : undefined;

export const NOW = Date.parse("2026-11-24T14:07:18.000Z");
export const nobody = { spotlightIdentity: null };

/** The call as the interviewer sees it; nobody is in the spotlight. */
export const stageProps = {
  state: "connected" as const,
  layout: stageLayout(stagePeople, nobody),
  onJoin: fn(),
  onRetry: fn(),
  time: fixedTicker(NOW),
  mediaOf: drawingOf,
  faceOf,
};
