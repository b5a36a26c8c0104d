import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { cache } from "../testing/query-set-up";
import { refresh } from "./refresh";

const KEY = ["hotseat", "list"];

/** A list on screen whose fetches are resolved by hand, in the order they were started. */
function listOnScreen() {
  const queryClient = cache();
  const fetches: Array<{ resolve: (list: string) => void; reject: (error: Error) => void }> = [];
  const queryFn = () => new Promise<string>((resolve, reject) => void fetches.push({ resolve, reject }));
  new QueryObserver(queryClient, { queryKey: KEY, queryFn, retry: false }).subscribe(() => {});
  return { queryClient, fetches, shown: () => queryClient.getQueryData(KEY) };
}

it("refresh() during a first load, which may be older than the change, fetches once more after it", async () => {
  const { queryClient, fetches, shown } = listOnScreen();
  const refreshed = refresh(queryClient, KEY);
  fetches[0]?.resolve("before the change");
  await expect.poll(() => fetches.length).toBe(2);
  fetches[1]?.resolve("after the change");
  await refreshed;
  expect(shown()).toBe("after the change");
});

it("refresh() of a loaded list fetches once", async () => {
  const { queryClient, fetches, shown } = listOnScreen();
  fetches[0]?.resolve("old");
  await expect.poll(shown).toBe("old");
  const refreshed = refresh(queryClient, KEY);
  fetches[1]?.resolve("new");
  await refreshed;
  expect(fetches).toHaveLength(2);
  expect(shown()).toBe("new");
});

it("refresh() during a first load that fails does not repeat it, and does not reject", async () => {
  const { queryClient, fetches } = listOnScreen();
  const refreshed = refresh(queryClient, KEY);
  fetches[0]?.reject(new Error("no network"));
  await refreshed;
  expect(fetches).toHaveLength(1);
});
