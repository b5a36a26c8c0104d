// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider, useHotseat } from "@hotseat/react";
import { act } from "react";
import { expect, it } from "vitest";
import { reactRoot } from "../../shared/react-root.fixtures";
import { prejoinSession } from "../prejoin.fixtures";
import { type PrejoinStores, usePrejoin } from "./use-prejoin";

const root = reactRoot();

it("the stores of a pre-join, when the language changes: stay, with a typed name that is not saved yet", async () => {
  const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise(() => {}) });
  let stores: PrejoinStores | null = null;
  let hotseat: ReturnType<typeof useHotseat> | undefined;
  function Page() {
    hotseat = useHotseat();
    stores = usePrejoin({ sessionId: 12, session: prejoinSession, hasVideo: false, shortName: "Jonas", onJoined() {} });
    return <output>{hotseat.language}</output>;
  }
  const shown = (): PrejoinStores | null => stores;
  await root.render(
    <HotseatProvider client={client} language="en">
      <Page />
    </HotseatProvider>,
  );
  await expect.poll(shown).not.toBeNull();
  const before = shown();
  act(() => before?.name.edit("Jonas R."));
  await act(async () => hotseat?.setLanguage("fr"));
  await expect.poll(() => root.at("output").textContent).toBe("fr");
  expect(shown()).toBe(before);
  expect(shown()?.name.getState()).toEqual({ value: "Jonas R.", status: "editing" });
});
