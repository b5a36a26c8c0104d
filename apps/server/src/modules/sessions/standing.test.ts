import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, sessionIn } from "../../../test/permission-fixture.ts";
import { standingsIn } from "./standing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
});
afterAll(() => server.close());

test("standings of more people than one query reads include the first and the last of them", async () => {
  const { id } = await sessionIn(server.deps, "RUNNING");
  const strangers = Array.from({ length: 1200 }, (_, number) => `stranger-${number}`);
  const { host, participant, observer } = CALLERS;
  const people = [host.keycloakId, ...strangers, participant.keycloakId, observer.keycloakId];
  const standings = await standingsIn(server.deps.database.db, [id], people);
  const found = [...(standings.get(id) ?? [])].map(([keycloakId, { confirmed }]) => [keycloakId, confirmed]);
  expect(new Map(found as [string, boolean][])).toEqual(
    new Map([host, participant, observer].map(({ keycloakId }) => [keycloakId, true])),
  );
});
