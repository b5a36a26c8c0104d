import { expect, it, vi } from "vitest";
import { adminUsers } from "../user-management.fixtures";
import type { AdminUser, ManyReply } from "./user-management.types";
import { createUserSelection } from "./user-selection";

const [amara, anton, carla] = adminUsers as unknown as [AdminUser, AdminUser, AdminUser];
const idsOf = (users: readonly AdminUser[]) => users.map(({ keycloak_id }) => keycloak_id);
const selectedIn = (selection: ReturnType<typeof createUserSelection>) => [...selection.store.getState().selected];

it("a page that is selected and left again keeps the users of other pages", () => {
  const selection = createUserSelection();
  selection.toggle(carla.keycloak_id);
  selection.setAll(idsOf([amara, anton]), true);
  expect(selectedIn(selection)).toHaveLength(3);
  selection.setAll(idsOf([amara, anton]), false);
  expect(selectedIn(selection)).toEqual([carla.keycloak_id]);
  selection.toggle(carla.keycloak_id);
  expect(selectedIn(selection)).toEqual([]);
});

it("changed users leave the selection; the others stay in it, each with its reason (AS-3.23)", async () => {
  const selection = createUserSelection();
  selection.setAll(idsOf([amara, anton]), true);
  const failed = [{ id: anton.keycloak_id, problem: "self" as const }];
  await selection.change([amara, anton], { is_active: false }, async () => ({ ok: true, failed }));
  expect(selectedIn(selection)).toEqual([anton.keycloak_id]);
  expect(selection.store.getState().problems.get(anton.keycloak_id)).toBe("self");
});

it("a change that fails as a whole keeps everybody selected", async () => {
  const selection = createUserSelection();
  selection.setAll(idsOf([amara, anton]), true);
  const reply: ManyReply = { ok: false, message: "The server is busy.", fields: {} };
  expect(await selection.change([amara, anton], { role: "user" }, async () => reply)).toBe(reply);
  expect(selectedIn(selection)).toHaveLength(2);
  expect(selection.store.getState().isChanging).toBe(false);
});

it("a second change while one is on its way is not sent", async () => {
  const selection = createUserSelection();
  let answer: (reply: ManyReply) => void = () => {};
  const send = vi.fn(() => new Promise<ManyReply>((resolve) => (answer = resolve)));
  const first = selection.change([amara], { is_active: false }, send);
  expect(await selection.change([amara], { is_active: false }, send)).toBeNull();
  answer({ ok: true, failed: [] });
  await first;
  expect(send).toHaveBeenCalledOnce();
});
