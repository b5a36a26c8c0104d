// @vitest-environment jsdom
import { toast } from "@hotseat/ui/theme";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchLater, later } from "./later";
import { SlotBoundary } from "./live-dashboard/view/slot-boundary";

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

describe("a part that comes later", () => {
  it("shows its place until it is here, then itself", async () => {
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

  it("is drawn at once when it was fetched before, and fetched once", async () => {
    const load = vi.fn(async () => Panel);
    const Later = later<PanelProps>(load, { loading: "On its way" });
    await fetchLater();
    // Without waiting: the first picture has it.
    act(() => root.render(<Later name="Ben" />));
    expect(host.textContent).toBe("Ben’s panel");
    await fetchLater();
    expect(load).toHaveBeenCalledOnce();
  });

  it("is left to the boundary around it when it does not come, and asked for again from there", async () => {
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

  it("closes with a word when it was opened over the page and does not come", async () => {
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

  it("does not keep the others from coming", async () => {
    later<PanelProps>(() => Promise.reject(new Error("no line")));
    const Later = later<PanelProps>(async () => Panel);
    await fetchLater();
    act(() => root.render(<Later name="Eva" />));
    expect(host.textContent).toBe("Eva’s panel");
  });
});
