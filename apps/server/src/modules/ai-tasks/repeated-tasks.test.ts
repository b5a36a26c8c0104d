import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CALLERS, sessionIn } from "../../../test/permission-fixture.ts";
import { taskDesk } from "../../../test/task-desk.ts";
import { removeAttendee } from "../attendees/contract.ts";
import { createAiTask } from "./contract.ts";
import { aiTasks } from "./tables.ts";
import type { TaskKind } from "./task-types.ts";

describe("a task requested again with the id of the browser", () => {
  let desk: Awaited<ReturnType<typeof taskDesk>>;
  beforeEach(async () => {
    desk = await taskDesk();
    await desk.stop();
  });
  afterEach(() => desk.close());

  const client_id = randomUUID();
  const ask = (session_id: number, kind: TaskKind, attendee_id?: number) =>
    desk.host.call(createAiTask, {
      body: { kind, session_id, client_id, ...(attendee_id === undefined ? {} : { attendee_id }) },
    });
  const refused = {
    status: 400,
    body: { code: "validation_failed", field_errors: { client_id: ["You have asked for another text by this id."] } },
  };

  test("is the existing one if the request is the same, and no other", async () => {
    const { db, fixture } = desk;
    const { id, attendee } = fixture;
    const first = await ask(id, "scenario", attendee.participant);
    expect(first.status).toBe(201);
    expect(await ask(id, "scenario", attendee.participant)).toMatchObject({ status: 200, body: { id: first.body.id } });
    expect(await ask(id, "questions", attendee.participant)).toMatchObject(refused);
    expect(await ask(id, "scenario", attendee.owner)).toMatchObject(refused);
    expect(await ask(id, "scenario")).toMatchObject(refused);
    expect(await db.$count(aiTasks)).toBe(1);
  });

  test("is not found in a session the person was removed from", async () => {
    const { server, fixture } = desk;
    const other = await sessionIn(server.deps, "SCHEDULED");
    expect((await ask(fixture.id, "profile")).status).toBe(201);
    const owner = await server.signIn(CALLERS.owner);
    const params = { id: fixture.id, attendeeId: fixture.attendee.host as number };
    expect((await owner.call(removeAttendee, { params })).status).toBe(204);
    expect(await ask(other.id, "profile")).toMatchObject(refused);
  });
});
