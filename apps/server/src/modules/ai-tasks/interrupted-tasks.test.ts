import { afterEach, describe, expect, test } from "vitest";
import { controlledGeneration, taskDesk } from "../../../test/task-desk.ts";
import { cancelAiTask, listAiTasks } from "./contract.ts";
import { LEASE_MS } from "./run-tasks.ts";

describe("a text that is not written to its end (LS-D6.1)", () => {
  let desk: Awaited<ReturnType<typeof taskDesk>>;
  afterEach(() => desk.close());

  test("is given up when its asker cancels; only their own, and only while it is written", async () => {
    const ai = controlledGeneration();
    desk = await taskDesk(ai.generation);
    const { fixture, host, participant, listen, ask, read, untilEnd, stop } = desk;
    ai.state.text = "Title\n\nText.";
    const mine = await listen(host);
    const { body } = await ask(host, "scenario", fixture.attendee.participant);
    await ai.asked();
    const params = { taskId: body.id };
    expect((await participant.call(cancelAiTask, { params })).body).toMatchObject({ code: "task_not_found" });
    expect((await host.call(cancelAiTask, { params })).status).toBe(204);
    const ended = (await untilEnd(mine)).at(-1);
    expect(ended?.data.data).toMatchObject({ task_id: body.id, status: "cancelled" });
    await stop();
    expect(ai.state.aborted).toBe(true);
    expect(await read(host, body.id)).toMatchObject({ status: "cancelled", text: null });
    expect((await host.call(cancelAiTask, { params })).body).toMatchObject({ code: "task_finished" });
  });

  test("is refused when the person has three open ones", async () => {
    const ai = controlledGeneration();
    desk = await taskDesk(ai.generation);
    const { fixture, host, participant, ask } = desk;
    const asked = await Promise.all([1, 2, 3, 4].map(() => ask(host, "scenario", fixture.attendee.participant)));
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(asked.find(({ status }) => status !== 201)?.body).toMatchObject({ code: "too_many_tasks" });
    expect((await ask(participant, "scenario")).status).toBe(201);
    const { body } = await host.call(listAiTasks, { query: { limit: 2 } });
    expect([body.count, body.results.length, body.next === null]).toEqual([3, 2, false]);
  });

  test("waits for the next start when the server stops, and goes to another one when the server dies", async () => {
    const ai = controlledGeneration();
    desk = await taskDesk(ai.generation);
    const { clock, db, fixture, host, listen, ask, read, untilEnd, stop, start } = desk;
    ai.state.text = "Title\n\nText.";
    const { body } = await ask(host, "scenario", fixture.attendee.participant);
    await ai.asked();
    await stop();
    expect((await read(host, body.id)).status).toBe("queued");

    const leaseUntil = new Date(clock.now().getTime() + LEASE_MS).toISOString();
    await db.execute(`update ai_tasks set status = 'running', attempts = 1, lease_until = '${leaseUntil}',
      holder = '00000000-0000-4000-8000-000000000000'`);
    const mine = await listen(host);
    clock.set(new Date(clock.now().getTime() + LEASE_MS + 1));
    start();
    await ai.asked();
    ai.write();
    await untilEnd(mine);
    expect((await read(host, body.id)).status).toBe("done");
  });

  test("is given up after several interruptions", async () => {
    desk = await taskDesk();
    const { db, fixture, host, listen, ask, read, untilEnd, stop, start } = desk;
    await stop();
    const { body } = await ask(host, "scenario", fixture.attendee.participant);
    await db.execute("update ai_tasks set attempts = 2");
    const mine = await listen(host);
    start();
    await untilEnd(mine);
    expect((await read(host, body.id)).error?.code).toBe("interrupted");
  });
});
