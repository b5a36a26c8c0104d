import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { named, Timestamp, TypedPassword, wholeListOf } from "../../contract/shapes.ts";

const DeviceId = z.uuid().describe("Id of the sign-in.");

export const Device = named(
  "Device",
  z
    .object({
      id: DeviceId,
      user_agent: z.string().nullable().describe("The browser's name for itself (`User-Agent`); null where unknown."),
      created_at: Timestamp.describe("When the person signed in there."),
      last_seen_at: Timestamp.describe("Last request from there, to the minute."),
      is_current: z.boolean().describe("This request comes from there."),
    })
    .describe("A browser in which the person is signed in."),
);

export const listDevices = operation({
  id: "listDevices",
  method: "GET",
  path: "/users/me/devices/",
  tag: "identity",
  access: "signed-in",
  summary: "Lists the browsers in which one is signed in.",
  description: "The most recently used one first. By cookie only: 403 with a Bearer token.",
  responses: { 200: named("DeviceList", z.object(wholeListOf(Device)).describe("All sign-ins of the person.")) },
  errors: ["permission_denied"],
});

export const endDevice = operation({
  id: "endDevice",
  method: "DELETE",
  path: "/users/me/devices/:id/",
  tag: "identity",
  access: "signed-in",
  summary: "Ends one of one's own sign-ins.",
  description:
    "The response to its next request is 401, its event streams close at once, and it needs the password again. The current sign-in can be ended too. By cookie only: 403 with a Bearer token.",
  params: z.object({ id: DeviceId }),
  responses: { 204: null },
  errors: ["device_not_found", "permission_denied"],
});

export const endOtherDevices = operation({
  id: "endOtherDevices",
  method: "POST",
  path: "/users/me/devices/end-others/",
  tag: "identity",
  access: "signed-in",
  summary: "Ends all of one's own sign-ins but this one.",
  description: "At the identity provider too, where this server may. By cookie only: 403 with a Bearer token.",
  responses: { 204: null },
  errors: ["permission_denied", "unavailable"],
});

export const changePassword = operation({
  id: "changePassword",
  method: "POST",
  path: "/users/me/password/",
  tag: "identity",
  access: "signed-in",
  summary: "Changes one's own password.",
  description:
    "Ends the person's other sign-ins. Wrong current passwords make the next try wait (429 with `Retry-After`). For accounts of another identity provider the response is 409. By cookie only: 403 with a Bearer token.",
  body: z.strictObject({
    current_password: TypedPassword.describe("The password until now."),
    new_password: TypedPassword.describe("The new password, 12 to 128 characters, not a common one."),
  }),
  responses: { 204: null },
  errors: ["password_wrong", "password_too_weak", "password_elsewhere", "permission_denied", "too_many_requests"],
});
