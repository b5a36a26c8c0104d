import { expect, it } from "vitest";
import { numbered } from "../testing/client-set-up";
import { remember } from "./remembered";

it("a late refusal of an old secret keeps the new one", async () => {
  const next = numbered("s");
  const secret = remember(next);
  expect(await secret.get()).toBe("s1");
  secret.reject("s1");
  expect(await secret.get()).toBe("s2");
  secret.reject("s1");
  expect(await secret.get()).toBe("s2");
});

it("a failed fetch is repeated by the next caller", async () => {
  let fails = true;
  const secret = remember(() => (fails ? Promise.reject(new Error("down")) : "s"));
  await expect(secret.get()).rejects.toThrow("down");
  fails = false;
  expect(await secret.get()).toBe("s");
});
