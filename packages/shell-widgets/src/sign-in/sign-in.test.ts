import { describe, expect, it } from "vitest";
import { authenticateHref, destinationOf } from "./sign-in.types";

describe("the page after the sign-in", () => {
  it("has the name of the requested page", () => {
    expect(destinationOf("/home?session=12")).toEqual({ kind: "session" });
    expect(destinationOf("/interviews/12/prejoin")).toEqual({ kind: "session" });
    expect(destinationOf("/interviews/12/feedback")).toEqual({ kind: "feedback" });
    expect(destinationOf("/home?tab=mine")).toEqual({ kind: "sessions" });
  });

  it("survives the redirect to the identity provider, filters included", () => {
    expect(authenticateHref("/home?module=M1,M2&session=3")).toBe(
      "/api/v1/oidc/authenticate/?next=%2Fhome%3Fmodule%3DM1%2CM2%26session%3D3",
    );
  });
});
