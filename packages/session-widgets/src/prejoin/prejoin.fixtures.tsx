import { fixedTicker } from "@hotseat/core/ticker";
import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
import { createStore } from "zustand/vanilla";
import { momentFormat } from "../shared/headless/moment-format";
import type { AgendaEntry, Seat } from "./headless/agenda-rules";
import type { PrejoinSession, PrejoinViewProps } from "./view/prejoin.types";

const nothing = () => {};
const JONAS = 2;
const MATEO = 4;
const DAY = "2026-11-24T";
const turn = (attendeeId: number, at: string): AgendaEntry => ({
  kind: "TURN",
  attendeeId,
  interviewerId: attendeeId === JONAS ? MATEO : JONAS,
  startsAt: `${DAY}${at}:00.000Z`,
  durationSec: 1_080,
});

const seat = (attendeeId: number, fullName: string, part: Partial<Seat> = {}): Seat => ({
  attendeeId,
  fullName,
  shortName: fullName.split(" ")[0] ?? fullName,
  isObserver: false,
  isHost: false,
  isPresent: false,
  ...part,
});

const seats: readonly Seat[] = [
  seat(1, "Amara Diallo", { isPresent: true }),
  seat(JONAS, "Jonas Keller", { isHost: true }),
  seat(MATEO, "Mateo Rossi", { isPresent: true }),
  seat(3, "Lucie Moreau"),
  seat(5, "Ingrid Solberg", { isObserver: true }),
];

const DRAWN = { 1: "amara", 2: "jonas", 3: "lucie", 4: "mateo", 5: "ingrid" } as const;
const faceOf = (person: Pick<Seat, "attendeeId">) => {
  const name = DRAWN[person.attendeeId as keyof typeof DRAWN];
  return name ? <IllustratedPerson person={name} /> : undefined;
};

export const prejoinSession: PrejoinSession = {
  status: "IN_PROGRESS",
  accessLevel: "OPEN",
  myRole: "host",
  start: "never",
  title: "System design",
  subtitle: "M3 · The Field Test",
  startsAt: `${DAY}14:00:00.000Z`,
  opensAt: `${DAY}13:55:00.000Z`,
  endsAt: `${DAY}15:20:00.000Z`,
  agenda: [
    turn(1, "14:00"),
    turn(3, "14:18"),
    turn(JONAS, "14:36"),
    turn(MATEO, "14:54"),
    { kind: "DEBRIEF", attendeeId: null, interviewerId: null, startsAt: `${DAY}15:12:00.000Z`, durationSec: 480 },
  ],
  seats,
  myAttendeeId: JONAS,
  hostName: "Jonas Keller",
};

const devices = [
  { kind: "videoinput", deviceId: "cam-1", label: "FaceTime HD Camera" },
  { kind: "audioinput", deviceId: "mic-1", label: "Jabra Evolve2 40" },
  { kind: "audiooutput", deviceId: "out-1", label: "Jabra Evolve2 40" },
] as const;

export const prejoinProps: PrejoinViewProps = {
  session: prejoinSession,
  preview: {
    camera: { status: "on", deviceId: "cam-1", label: "FaceTime HD Camera" },
    microphone: { status: "on", deviceId: "mic-1", label: "Jabra Evolve2 40" },
    devices,
    isTesting: false,
  },
  preferences: { mirror: true, speakerId: null },
  level: createStore(() => ({ value: 0.44 })),
  name: { value: "Jonas", status: "saved" },
  join: { status: "idle" },
  network: {
    status: "good",
    reason: null,
    steps: { websocket: "passed", webrtc: "passed", relay: "passed", publish: "passed" },
    line: { roundTripMs: 34, lossPart: 0 },
  },
  hasVideo: true,
  time: fixedTicker(Date.parse(`${DAY}13:55:48.000Z`)),
  formatTime: (iso) => iso.slice(11, 16),
  moments: momentFormat("en", "UTC"),
  browser: "chrome",
  host: "hotseat.example",
  actions: {
    setCamera: nothing,
    setMicrophone: nothing,
    chooseDevice: nothing,
    retryDevices: nothing,
    testSpeaker: nothing,
    checkNetwork: nothing,
    openSettings: nothing,
    attachCamera: () => nothing,
    editName: nothing,
    join: nothing,
    start: nothing,
    back: nothing,
  },
  picture: <IllustratedPerson person="jonas" crop="scene" zoom={0.78} />,
  pictureOf: faceOf,
};

/** One colour in place of the drawn camera, which weighs five times as much in a picture: one story shows it. */
export const storyWall = <div style={{ height: "100%", background: "var(--gray-5)" }} />;
