// @vitest-environment jsdom
import { toast } from "@hotseat/ui/theme";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SlotBoundary } from "../../live-dashboard/view/slot-boundary";
import { fetchLater, later } from "./later";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

interface PanelProps {
  name: string;
  onClose?: () => void;
}
const Panel = ({ name }: PanelProps) => <p>{name}’s panel</p>;

let root: Root;
let host: HTMLElement;
const show = (shown: ReactNode) => act(async () => root.render(shown));
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

describe("a lazily loaded part", () => {
  it("shows its placeholder until it has loaded, then itself", async () => {
    let arrive = (_: typeof Panel) => {};
    const onItsWay = new Promise<typeof Panel>((resolve) => {
      arrive = resolve;
    });
    const Later = later<PanelProps>(() => onItsWay, { loading: "On its way" });
    await show(<Later name="Ada" />);
    expect(host.textContent).toBe("On its way");
    await act(async () => arrive(Panel));
    expect(host.querySelector("p")?.textContent).toBe("Ada’s panel");
    expect(host.textContent).not.toContain("On its way");
  });

  it("renders at once when it was fetched before, and is fetched once", async () => {
    const load = vi.fn(async () => Panel);
    const Later = later<PanelProps>(load, { loading: "On its way" });
    await fetchLater();
    // Without waiting: the first picture has it.
    act(() => root.render(<Later name="Ben" />));
    expect(host.textContent).toBe("Ben’s panel");
    await fetchLater();
    expect(load).toHaveBeenCalledOnce();
  });

  it("leaves a failed load to the error boundary, which requests it again", async () => {
    const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error("no line"));
    const Later = later<PanelProps>(load);
    await show(
      <SlotBoundary>
        <Later name="Chiara" />
      </SlotBoundary>,
    );
    expect(host.textContent).not.toContain("panel");
    await act(async () => host.querySelector("button")?.click());
    expect(host.textContent).toBe("Chiara’s panel");
  });

  it("closes with a message when it was opened over the page and fails to load", async () => {
    const said = vi.spyOn(toast, "error");
    const Later = later<PanelProps>(() => Promise.reject(new Error("no line")), {
      close: ({ onClose }) => onClose?.(),
    });
    const onClose = vi.fn();
    await show(<Later name="Dieter" onClose={onClose} />);
    expect(onClose).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledOnce();
    expect(host.textContent).toBe("");
  });

  it("does not keep the other parts from loading", async () => {
    later<PanelProps>(() => Promise.reject(new Error("no line")));
    const Later = later<PanelProps>(async () => Panel);
    await fetchLater();
    act(() => root.render(<Later name="Eva" />));
    expect(host.textContent).toBe("Eva’s panel");
  });
});
