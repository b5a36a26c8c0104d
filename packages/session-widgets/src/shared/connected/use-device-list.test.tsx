// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import { useDeviceList } from "./use-device-list";

const { render, at } = reactRoot();
const device = (label: string) => ({ kind: "audioinput", deviceId: label, label });

/** The browser's devices, and the listeners to their changes. */
const machine = { devices: [device("built-in")], fails: false, listeners: new Set<() => void>() };
const seen: unknown[] = [];

beforeEach(() => {
  Object.assign(machine, { devices: [device("built-in")], fails: false });
  machine.listeners.clear();
  seen.length = 0;
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: {
      enumerateDevices: async () => {
        if (machine.fails) throw new DOMException("blocked", "NotAllowedError");
        return [...machine.devices];
      },
      addEventListener: (_: string, listener: () => void) => machine.listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => machine.listeners.delete(listener),
    },
  });
});

function List({ changed }: { changed: unknown }) {
  const list = useDeviceList(changed);
  if (seen.at(-1) !== list) seen.push(list);
  return <output>{list.map(({ label }) => label).join()}</output>;
}

const shown = () => at("output").textContent;
const plug = () =>
  act(async () => {
    for (const listener of machine.listeners) listener();
  });

test("the list of devices is read at first, and again when one is plugged in", async () => {
  await render(<List changed={1} />);
  expect(shown()).toBe("built-in");
  machine.devices = [device("built-in"), device("headset")];
  await plug();
  expect(shown()).toBe("built-in,headset");
});
test("the list of devices is read again when the given value changes, not at each render", async () => {
  await render(<List changed={1} />);
  machine.devices = [device("headset")];
  await render(<List changed={1} />);
  expect(shown()).toBe("built-in");
  await render(<List changed={2} />);
  expect(shown()).toBe("headset");
});
test("the list of devices stays the same array while no device has changed", async () => {
  await render(<List changed={1} />);
  const before = seen.at(-1);
  await plug();
  expect(seen.at(-1)).toBe(before);
});
test("the list of devices is empty where the browser refuses to read them", async () => {
  machine.fails = true;
  await render(<List changed={1} />);
  expect(shown()).toBe("");
});
test("after the end, nothing listens to changes of devices", async () => {
  await render(<List changed={1} />);
  expect(machine.listeners.size).toBe(1);
  await render(null);
  expect(machine.listeners.size).toBe(0);
});
