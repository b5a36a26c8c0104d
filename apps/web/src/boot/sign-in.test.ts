// @vitest-environment jsdom
import { createConnectionDetails } from "@hotseat/session-widgets/room/headless";
import { afterEach, describe, expect, it } from "vitest";
import { destination, forgetDestination, isOwnPath, rememberDestination, signOut, takeSignedOut } from "./sign-in";

afterEach(() => sessionStorage.clear());

describe("the target of the sign-in", () => {
  it("is the page first requested, query included", () => {
    rememberDestination("/home?tab=mine&session=4");
    expect(destination()).toBe("/home?tab=mine&session=4");
    forgetDestination();
    expect(destination()).toBe("/home");
  });

  it("is never another site, whatever the storage holds", () => {
    for (const path of ["//other.example", "/\\other.example", "https://other.example", "javascript:alert(1)", ""]) {
      expect(isOwnPath(path), path).toBe(false);
      rememberDestination(path);
      expect(destination(), path).toBe("/home");
    }
  });
});

it("signing out leaves no way back into a call in this tab", () => {
  const details = createConnectionDetails(sessionStorage);
  const call = { kind: "call", url: "wss://call.test", token: "secret", callSessionId: 4, connectionId: null } as const;
  details.save(12, call);
  details.save(13, { kind: "without-video" });
  const kept = Object.keys(sessionStorage);
  expect(kept).toHaveLength(2);
  sessionStorage.setItem("hotseat.other", "kept");
  signOut();
  expect(kept.map((key) => sessionStorage.getItem(key))).toEqual([null, null]);
  expect(sessionStorage.getItem("hotseat.other")).toBe("kept");
  expect(takeSignedOut()).toBe(true);
});
