import { expect, it } from "vitest";
import { adminUsers } from "../user-management.fixtures";
import { usersFile } from "./users-file";

it("the file of the selected users has one a line, and no cell that starts a formula (AS-3.25)", async () => {
  const [amara, , carla] = adminUsers;
  if (!amara || !carla) throw new Error("The fixtures have three users.");
  const { name, blob } = usersFile([amara, { ...carla, full_name: "=HYPERLINK(1)", last_seen_at: null }]);
  expect(name).toBe("users.csv");
  expect((await blob.text()).replace("\uFEFF", "").split("\r\n")).toEqual([
    "email,full_name,role,organisation,institution,language,status,last_seen_at",
    "amara.diallo@hotseat.example,Amara Diallo,user,Académie Valdoré,Campus Rivelac,fr,active,2026-11-24T13:21:00.000Z",
    "carla.nardini@hotseat.example,'=HYPERLINK(1),user,Académie Valdoré,Campus Hautbois,it,active,",
    "",
  ]);
});
