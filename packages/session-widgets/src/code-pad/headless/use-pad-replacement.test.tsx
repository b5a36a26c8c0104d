// @vitest-environment jsdom
import { loadOt } from "@hotseat/collab/ot";
import type { PadSocketEvents } from "@hotseat/collab/pad/client";
import { PAD_SUBPROTOCOL, type PadServerMessage, type PadStanding } from "@hotseat/collab/pad/messages";
import { createManualClock } from "@hotseat/core/testing";
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { reactRoot } from "../../shared/react-root.fixtures";
import { createPadConnection } from "./create-pad-connection";
import { type PadReplacing, usePadReplacement } from "./use-pad-replacement";

const ot = await loadOt();
const LONG = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10";
const MAY_WRITE: PadStanding = { can_edit: true, reason: null };

let replacing: PadReplacing;
const onProblem = vi.fn();
const loadSample = async () => ({ language: "rust", text: "sample" }) as const;
function Replacing({ pad }: { pad: ReturnType<typeof openPad>["pad"] }) {
  replacing = usePadReplacement(pad, loadSample, onProblem);
  return null;
}

const { render } = reactRoot();
beforeEach(() => void onProblem.mockClear());

/** A pad with this text, which may be written. */
function openPad(text: string) {
  const sent: string[] = [];
  let events: PadSocketEvents | null = null;
  const pad = createPadConnection({
    ot,
    clock: createManualClock(),
    client: "3f0e6a52-1c1a-4d1e-9a59-0d5d6a4f9b01",
    openSocket(of) {
      events = of;
      return { bufferedAmount: 0, send: (message) => void sent.push(message), close() {} };
    },
  });
  const say = (message: PadServerMessage) => events?.received(JSON.stringify(message));
  const become = (standing: PadStanding) => act(async () => say({ Standing: standing }));
  (events as PadSocketEvents | null)?.opened(PAD_SUBPROTOCOL);
  say({ Identity: 5 });
  say({ Standing: MAY_WRITE });
  say({ History: { start: 0, operations: [{ id: 1, operation: [text] }] } });
  return { pad, sent, say, become };
}

/** A file whose text is there when `arrive` is called. */
function slowFile() {
  let resolve = (_text: string) => {};
  const reading = new Promise<string>((resolved) => {
    resolve = resolved;
  });
  const file = { name: "main.rs", size: 4, text: () => reading };
  return { file, arrive: (text = "file") => act(async () => resolve(text)) };
}

it.each(["locked", "ended"] as const)(
  "usePadReplacement: the pad becomes read-only (%s) while the question is open: the question goes, and nothing is replaced (TL-P.165)",
  async (reason) => {
    const { pad, become } = openPad(LONG);
    await render(<Replacing pad={pad} />);
    await act(() => replacing.readCode());
    expect(replacing.asked).toMatchObject({ source: "sample", text: "sample" });
    const { confirm } = replacing;
    await become({ can_edit: false, reason });
    expect(replacing.asked).toBeNull();
    await act(async () => confirm());
    expect([pad.document.text(), pad.state.getState().hasUnsent]).toEqual([LONG, false]);
    await become(MAY_WRITE);
    expect([replacing.asked, pad.document.text()]).toEqual([null, LONG]);
  },
);

it("usePadReplacement: confirmed in the moment of the lock, before anything is drawn: nothing is replaced (TL-P.165)", async () => {
  const { pad, say } = openPad(LONG);
  await render(<Replacing pad={pad} />);
  await act(() => replacing.readCode());
  await act(async () => {
    say({ Standing: { can_edit: false, reason: "locked" } });
    replacing.confirm();
  });
  expect([replacing.asked, pad.document.text(), pad.state.getState().hasUnsent]).toEqual([null, LONG, false]);
});

it("usePadReplacement: a file that is read when the pad is locked is dropped, and the text stays (TL-P.165)", async () => {
  const { pad, become } = openPad("seat");
  const { file, arrive } = slowFile();
  await render(<Replacing pad={pad} />);
  const loading = replacing.loadFile(file);
  await become({ can_edit: false, reason: "locked" });
  await arrive();
  await loading;
  await become(MAY_WRITE);
  expect([pad.document.text(), replacing.asked, pad.state.getState().hasUnsent]).toEqual(["seat", null, false]);
});

it.each([
  ["text", "file"],
  ["no text", "\0"],
])(
  "usePadReplacement: a file with %s that is read after the pad was left and closed is dropped without an error (TL-P.165)",
  async (_what, text) => {
    const { pad } = openPad("seat");
    const { file, arrive } = slowFile();
    await render(<Replacing pad={pad} />);
    const loading = replacing.loadFile(file);
    await render(null);
    pad.close();
    await arrive(text);
    await expect(loading).resolves.toBeUndefined();
    expect(onProblem).not.toHaveBeenCalled();
  },
);

it("usePadReplacement: a file that is read after another pad was opened goes into neither (TL-P.165)", async () => {
  const [before, after] = [openPad("before"), openPad("after")];
  const { file, arrive } = slowFile();
  await render(<Replacing pad={before.pad} />);
  const loading = replacing.loadFile(file);
  await render(<Replacing pad={after.pad} />);
  await arrive();
  await loading;
  expect([before.pad.document.text(), after.pad.document.text()]).toEqual(["before", "after"]);
});

it("usePadReplacement: a file replaces a short text at once, with its language", async () => {
  const { pad, sent } = openPad("seat");
  const { file, arrive } = slowFile();
  await render(<Replacing pad={pad} />);
  const loading = replacing.loadFile(file);
  await arrive();
  await loading;
  expect([pad.document.text(), sent.at(-1)]).toEqual(["file", JSON.stringify({ SetLanguage: "rust" })]);
});

it("usePadReplacement: a file that the browser cannot read is reported, and the text stays", async () => {
  const { pad } = openPad("seat");
  await render(<Replacing pad={pad} />);
  const text = () => Promise.reject(new DOMException("The file was moved.", "NotFoundError"));
  await act(() => replacing.loadFile({ name: "main.rs", size: 4, text }));
  expect(onProblem).toHaveBeenCalledExactlyOnceWith("fileUnreadable");
  expect([pad.document.text(), pad.state.getState().hasUnsent]).toEqual(["seat", false]);
});
