// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider, useHotseat } from "@hotseat/react";
import { act } from "react";
import { expect, it } from "vitest";
import { reactRoot } from "../../shared/react-root.fixtures";
import { prejoinSession } from "../prejoin.fixtures";
import { type PrejoinStores, usePrejoin } from "./use-prejoin";

const root = reactRoot();

interface Shown {
  readonly hotseat: ReturnType<typeof useHotseat>;
  readonly stores: PrejoinStores | null;
}

function Page({ onShown }: { onShown: (shown: Shown) => void }) {
  const hotseat = useHotseat();
  const stores = usePrejoin({
    sessionId: 12,
    session: prejoinSession,
    hasVideo: false,
    shortName: "Jonas",
    onJoined() {},
  });
  onShown({ hotseat, stores });
  return <output>{hotseat.language}</output>;
}

it("the stores of a pre-join, when the language changes: stay, with a typed name that is not saved yet", async () => {
  const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise(() => {}) });
  let shown: Shown | undefined;
  const onShown = (next: Shown) => {
    shown = next;
  };
  await root.render(
    <HotseatProvider client={client} language="en">
      <Page onShown={onShown} />
    </HotseatProvider>,
  );
  await expect.poll(() => shown?.stores).toBeTruthy();
  const before = shown?.stores;
  act(() => before?.name.edit("Jonas R."));
  await act(async () => shown?.hotseat.setLanguage("fr"));
  await expect.poll(() => root.at("output").textContent).toBe("fr");
  expect(shown?.stores).toBe(before);
  expect(shown?.stores?.name.getState()).toEqual({ value: "Jonas R.", status: "editing" });
});
