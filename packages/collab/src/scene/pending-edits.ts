import type { SceneElement, SceneFile } from "./element.ts";
import { DELTA_AGE_MAX_MS, DELTA_MAX_CHARACTERS, DELTA_MAX_ELEMENTS, DELTAS_PER_LIST } from "./limits.ts";
import { mergeElements } from "./merge.ts";
import type { BoardClientMessage, ClientDelta } from "./messages.ts";

/** Characters of a message beside its elements: some for each edit of a list. */
const ENVELOPE_CHARACTERS = 8192;
/** Reports that wait apart; of more, neighbours are joined. */
const REPORTS_MAX = 500;
/** Characters of the reports that wait apart, written as JSON: they are kept in the storage of the tab. */
const WAITING_MAX_CHARACTERS = 2 * 1024 * 1024;

/** The changes that are not yet stored, in a form that survives a reload of the page. */
export interface KeptEdits {
  /** Elements that changed at one moment each; `at` is milliseconds of the client's clock. */
  readonly reports: readonly { readonly at: number; readonly elements: readonly SceneElement[] }[];
  readonly files: readonly SceneFile[];
  /** Ids of images that did not fit the storage of the tab. */
  readonly lostFiles: readonly string[];
}

export const NOTHING_KEPT: KeptEdits = { reports: [], files: [], lostFiles: [] };

type Report = KeptEdits["reports"][number];

interface WaitingReport extends Report {
  readonly characters: number;
}

/** Sent again with the same number until the server has stored it. */
interface SentReport extends WaitingReport {
  readonly edit: number;
}

/**
 * The changes of one client that the server has not stored yet: each report apart, with its time. Above a number of reports or of
 * characters, neighbours are joined: of an element that both have, the newer state stays.
 */
export interface PendingEdits {
  /** Takes a report of changed elements in. */
  add(elements: readonly SceneElement[]): void;
  addFile(file: SceneFile): void;
  /** Returns the messages to send now: images, then one of edits, or none while one is on its way. */
  next(): readonly BoardClientMessage[];
  /** Notes that every edit up to this number is stored. Returns the elements of those that were on their way. */
  stored(edit: number): readonly SceneElement[];
  /**
   * Notes a new connection: the images that the server has, and the last edit that it has stored. Gives the elements up whose image neither
   * the server nor this client has, and returns them.
   */
  resume(lastStored: number, filesThere: ReadonlySet<string>): readonly SceneElement[];
  /** Gives the edits up that are on their way, because the server would refuse them again. */
  dropInFlight(): void;
  /** Puts the edits that are on their way back in front of those that wait, and images too: the server does not take them now. */
  takeBack(): void;
  /** The newest states that no server has yet. */
  elements(): readonly SceneElement[];
  keep(): KeptEdits;
  /** True while an edit is sent and not stored. */
  readonly isInFlight: boolean;
  /** Elements that no server has stored yet. */
  readonly size: number;
}

/** An element is never changed, so that its length is counted once. */
const lengths = new WeakMap<SceneElement, number>();

function lengthOf(element: SceneElement): number {
  const known = lengths.get(element);
  if (known !== undefined) return known;
  const length = JSON.stringify(element).length + 1;
  lengths.set(element, length);
  return length;
}

const lengthOfAll = (elements: readonly SceneElement[]): number =>
  elements.reduce((sum, element) => sum + lengthOf(element), 0);

/** The newest state of each element, as the reports follow each other. */
function newestOf(reports: readonly Report[]): SceneElement[] {
  const newest = new Map<string, SceneElement>();
  for (const { elements } of reports) mergeElements(newest, elements);
  return [...newest.values()];
}

const reportOf = ({ at, elements }: Report): WaitingReport => ({
  at,
  elements,
  characters: lengthOfAll(elements),
});

/** Neighbours two by two as one, with the time of the second. */
function joinNeighbours(reports: readonly WaitingReport[]): WaitingReport[] {
  const joined: WaitingReport[] = [];
  reports.forEach((report, place) => {
    const before = place % 2 === 1 ? joined.pop() : undefined;
    joined.push(before ? reportOf({ at: report.at, elements: newestOf([before, report]) }) : report);
  });
  return joined;
}

/** As many elements as one message may hold, at least one, and the others. */
function divide(elements: readonly SceneElement[]): [first: readonly SceneElement[], rest: readonly SceneElement[]] {
  let count = 0;
  let room = DELTA_MAX_CHARACTERS - ENVELOPE_CHARACTERS;
  for (const element of elements) {
    room -= lengthOf(element);
    if (count > 0 && (count === DELTA_MAX_ELEMENTS || room < 0)) break;
    count += 1;
  }
  return [elements.slice(0, count), elements.slice(count)];
}

/** Creates an empty queue, or one with what an earlier page of the same tab had not sent. */
export function createPendingEdits(now: () => number, kept: KeptEdits = NOTHING_KEPT): PendingEdits {
  let waiting: WaitingReport[] = kept.reports.map(reportOf);
  const lostFiles = new Set(kept.lostFiles);
  const files = new Map<string, { readonly file: SceneFile; isSent: boolean }>(
    kept.files.map((file) => [file.id, { file, isSent: false }]),
  );
  let inFlight: readonly SentReport[] = [];
  let isSent = false;
  let lastEdit = 0;

  function wait(elements: readonly SceneElement[]): void {
    waiting.push(reportOf({ at: now(), elements }));
    const isTooMuch = () =>
      waiting.length > REPORTS_MAX ||
      waiting.reduce((sum, { characters }) => sum + characters, 0) > WAITING_MAX_CHARACTERS;
    for (let before = 0; before !== waiting.length && isTooMuch(); ) {
      before = waiting.length;
      waiting = joinNeighbours(waiting);
    }
  }

  const numbered = (report: WaitingReport): SentReport => ({ ...report, edit: ++lastEdit });

  /** Takes the first reports, as many as one message may hold. A report of more elements is sent in pieces. */
  function take(): SentReport[] {
    const taken: SentReport[] = [];
    let count = 0;
    let room = DELTA_MAX_CHARACTERS - ENVELOPE_CHARACTERS;
    for (let report = waiting[0]; report && taken.length < DELTAS_PER_LIST; report = waiting[0]) {
      count += report.elements.length;
      room -= report.characters;
      const fits = count <= DELTA_MAX_ELEMENTS && room >= 0;
      if (taken.length > 0 && !fits) break;
      waiting.shift();
      const [elements, rest] = fits ? [report.elements, []] : divide(report.elements);
      taken.push(numbered({ ...report, elements }));
      if (rest.length === 0) continue;
      waiting.unshift(reportOf({ at: report.at, elements: rest }));
      break;
    }
    return taken;
  }

  function messageOf(reports: readonly SentReport[]): BoardClientMessage | null {
    const [first, ...more] = reports.map(
      ({ edit, at, elements }): ClientDelta => ({
        edit,
        age: Math.min(Math.max(now() - at, 0), DELTA_AGE_MAX_MS),
        elements,
      }),
    );
    if (!first) return null;
    return more.length === 0 ? { Delta: first } : { Deltas: [first, ...more] };
  }

  function unsentFiles(): BoardClientMessage[] {
    const messages: BoardClientMessage[] = [];
    for (const entry of files.values()) {
      if (entry.isSent) continue;
      entry.isSent = true;
      messages.push({ File: entry.file });
    }
    return messages;
  }

  function sendFilesAgain(): void {
    for (const entry of files.values()) entry.isSent = false;
  }

  const all = () => [...inFlight, ...waiting];

  /** Takes the elements out whose image is lost, in each of their states, and returns the newest ones. */
  function dropImageless(): readonly SceneElement[] {
    const imageless = newestOf(all()).filter(
      ({ fileId, isDeleted }) => !isDeleted && typeof fileId === "string" && lostFiles.has(fileId),
    );
    lostFiles.clear();
    const ids = new Set(imageless.map(({ id }) => id));
    if (ids.size === 0) return imageless;
    waiting = all()
      .map(({ at, elements }) => reportOf({ at, elements: elements.filter(({ id }) => !ids.has(id)) }))
      .filter(({ elements }) => elements.length > 0);
    inFlight = [];
    return imageless;
  }

  return {
    add(elements) {
      if (elements.length > 0) wait(elements);
    },
    addFile(file) {
      lostFiles.delete(file.id);
      if (!files.has(file.id)) files.set(file.id, { file, isSent: false });
    },
    next() {
      if (inFlight.length > 0 && isSent) return [];
      if (inFlight.length === 0) inFlight = take();
      isSent = true;
      const message = messageOf(inFlight);
      return message ? [...unsentFiles(), message] : unsentFiles();
    },
    stored(edit) {
      const done = inFlight.filter((report) => report.edit <= edit);
      if (done.length === 0) return [];
      inFlight = inFlight.filter((report) => report.edit > edit);
      for (const [id, entry] of files) if (entry.isSent) files.delete(id);
      return newestOf(done);
    },
    resume(lastStored, filesThere) {
      isSent = false;
      for (const id of filesThere) {
        files.delete(id);
        lostFiles.delete(id);
      }
      sendFilesAgain();
      this.stored(lastStored);
      return dropImageless();
    },
    dropInFlight() {
      inFlight = [];
    },
    takeBack() {
      // They may be stored all the same, so that their numbers are used up: elements that come again are no newer.
      waiting = [...inFlight.map(reportOf), ...waiting];
      inFlight = [];
      sendFilesAgain();
    },
    elements: () => newestOf(all()),
    keep: () => ({
      reports: all().map(({ at, elements }) => ({ at, elements })),
      files: [...files.values()].map(({ file }) => file),
      lostFiles: [...lostFiles],
    }),
    get isInFlight() {
      return isSent && inFlight.length > 0;
    },
    get size() {
      return newestOf(all()).length;
    },
  };
}
