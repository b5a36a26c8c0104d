import { expect, test } from "vitest";
import { derive } from "../../platform/identity/seal.ts";
import { createInstancePasses, type InstancePass } from "./instance-pass.ts";

const NOW = new Date("2026-11-26T10:00:00Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);
const PASS: InstancePass = {
  kind: "pad",
  id: "k3Xp9a",
  holder: "one",
  keycloakId: null,
  name: null,
  subprotocol: "",
  standing: { canEdit: true, canClear: true, reason: null },
};
const passesOf = (secret: string) => createInstancePasses(derive(secret, "instances"));

test("a pass between instances is read with the same secret for 10 s, and not afterwards", () => {
  const sealed = passesOf("a".repeat(32)).write(PASS, NOW);
  expect(passesOf("a".repeat(32)).read(sealed, later(9_999))).toEqual(PASS);
  expect(passesOf("a".repeat(32)).read(sealed, later(10_000))).toBeNull();
});

test("a pass of another secret, an altered one and an invented one are none", () => {
  const sealed = passesOf("b".repeat(32)).write(PASS, NOW);
  const passes = passesOf("a".repeat(32));
  expect(passes.read(sealed, NOW)).toBeNull();
  const own = passes.write(PASS, NOW);
  const altered = `${own.slice(0, 40)}${own[40] === "A" ? "B" : "A"}${own.slice(41)}`;
  for (const text of [altered, own.slice(0, -4), "invented"]) expect(passes.read(text, NOW)).toBeNull();
});
