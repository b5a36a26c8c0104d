// @vitest-environment jsdom
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
  sessionStorage.setItem("hotseat.call.12", "{}");
  sessionStorage.setItem("hotseat.call.13", "{}");
  sessionStorage.setItem("hotseat.other", "kept");
  signOut();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("hotseat.call"))).toEqual([]);
  expect(sessionStorage.getItem("hotseat.other")).toBe("kept");
  expect(takeSignedOut()).toBe(true);
});
