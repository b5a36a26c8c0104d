import { describe, expect, it } from "vitest";
import { authenticateHref, destinationOf } from "./sign-in.types";

describe("where I go on to", () => {
  it("is named by what was asked for", () => {
    expect(destinationOf("/home?session=12")).toEqual({ kind: "session" });
    expect(destinationOf("/interviews/12/prejoin")).toEqual({ kind: "session" });
    expect(destinationOf("/interviews/12/feedback")).toEqual({ kind: "feedback" });
    expect(destinationOf("/home?tab=mine")).toEqual({ kind: "sessions" });
  });

  it("survives the way through the identity provider, filters included", () => {
    expect(authenticateHref("/home?module=M1,M2&session=3")).toBe(
      "/api/v1/oidc/authenticate/?next=%2Fhome%3Fmodule%3DM1%2CM2%26session%3D3",
    );
  });
});
