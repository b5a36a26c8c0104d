import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LevelClients, signInLevels } from "../../../test/administrators.ts";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import {
  createInstitution,
  createOrganisation,
  deleteInstitution,
  deleteOrganisation,
  getInstitution,
  getOrganisation,
  listInstitutions,
  listOrganisations,
  listPublicInstitutions,
  updateInstitution,
  updateOrganisation,
} from "./contract.ts";

const UNKNOWN = 2_000_000_000;

describe("organisations and institutions", () => {
  let server: TestServer;
  let clients: LevelClients;
  beforeAll(async () => {
    server = await createTestServer();
    clients = await signInLevels(server);
    await addPerson(server.deps, PEOPLE.dieter);
  });
  afterAll(() => server.close());
  const refusal = ({ status, body }: { status: number; body: unknown }) =>
    status < 400 ? status : (body as { code: string }).code;

  /** [own, foreign, unknown] by the administrator's level. Organisation 1 and institution 1 are their own. */
  const ORGANISATION = "organisation_not_found";
  const INSTITUTION = "institution_not_found";
  const DENIED = "permission_denied";
  const TABLE = {
    getOrganisation: {
      platform: [200, 200, ORGANISATION],
      organisation: [200, ORGANISATION, ORGANISATION],
      institution: [DENIED, DENIED, DENIED],
      user: [DENIED, DENIED, DENIED],
    },
    updateOrganisation: {
      platform: [200, 200, ORGANISATION],
      organisation: [200, ORGANISATION, ORGANISATION],
      institution: [DENIED, DENIED, DENIED],
      user: [DENIED, DENIED, DENIED],
    },
    deleteOrganisation: {
      platform: ["still_in_use", "still_in_use", ORGANISATION],
      organisation: [DENIED, DENIED, DENIED],
      institution: [DENIED, DENIED, DENIED],
      user: [DENIED, DENIED, DENIED],
    },
    getInstitution: {
      platform: [200, 200, INSTITUTION],
      organisation: [200, INSTITUTION, INSTITUTION],
      institution: [200, INSTITUTION, INSTITUTION],
      user: [DENIED, DENIED, DENIED],
    },
    updateInstitution: {
      platform: [200, 200, INSTITUTION],
      organisation: [200, INSTITUTION, INSTITUTION],
      institution: [DENIED, DENIED, DENIED],
      user: [DENIED, DENIED, DENIED],
    },
    deleteInstitution: {
      platform: ["still_in_use", "still_in_use", INSTITUTION],
      organisation: ["still_in_use", INSTITUTION, INSTITUTION],
      institution: [DENIED, DENIED, DENIED],
      user: [DENIED, DENIED, DENIED],
    },
  } as const;
  const NAMES: Record<string, string[]> = {
    updateOrganisation: ["Rive Gauche Academy", "Alpenblick Career Services", "Nowhere"],
    updateInstitution: ["Lausanne", "Bern", "Nowhere"],
  };

  test.each(
    [getOrganisation, updateOrganisation, deleteOrganisation, getInstitution, updateInstitution, deleteInstitution].map(
      (contract) => [contract.id as keyof typeof TABLE, contract] as const,
    ),
  )(
    "%s returns to each level, for its own, a foreign and an unknown one, what the table says",
    async (id, contract) => {
      const targets = contract.path.startsWith("/institutions") ? [1, 3, UNKNOWN] : [1, 2, UNKNOWN];
      for (const [level, client] of Object.entries(clients)) {
        const found = [];
        for (const [at, target] of targets.entries()) {
          const name = NAMES[id]?.[at];
          const input = { params: { id: target }, ...(name && { body: { name } }) };
          found.push(refusal(await client.call(contract, input as never)));
        }
        expect([level, found]).toEqual([level, TABLE[id][level as keyof typeof clients]]);
      }
    },
  );

  test("each level lists its own, in alphabetical order, with counts", async () => {
    const organisationsOf = async (client: Client) => {
      const response = await client.call(listOrganisations);
      return response.status === 200 ? response.body.results.map(({ name }) => name) : refusal(response);
    };
    const institutionsOf = async (client: Client, organisation?: number) =>
      (
        await client.call(listInstitutions, { query: organisation === undefined ? {} : { organisation } })
      ).body.results.map(({ name }) => name);
    expect(await organisationsOf(clients.platform)).toEqual(["Alpenblick Career Services", "Rive Gauche Academy"]);
    expect(await organisationsOf(clients.organisation)).toEqual(["Rive Gauche Academy"]);
    expect(await organisationsOf(clients.institution)).toBe("permission_denied");
    expect(await institutionsOf(clients.platform)).toEqual(["Bern", "Genève", "Lausanne"]);
    expect(await institutionsOf(clients.platform, 2)).toEqual(["Bern"]);
    expect(await institutionsOf(clients.organisation)).toEqual(["Genève", "Lausanne"]);
    expect(await institutionsOf(clients.organisation, 2)).toEqual([]);
    expect(await institutionsOf(clients.institution)).toEqual(["Lausanne"]);
    const one = await clients.platform.call(getOrganisation, { params: { id: 1 } });
    expect(one.body).toMatchObject({ institution_count: 2, user_count: 3 });
  });

  test("an organisation is created, renamed and deleted by a platform administrator alone (AS-3.5)", async () => {
    for (const client of [clients.organisation, clients.institution, clients.user])
      expect(refusal(await client.call(createOrganisation, { body: { name: "Mine" } }))).toBe("permission_denied");
    const made = await clients.platform.call(createOrganisation, { body: { name: "  Réseau\u200B   Léman " } });
    expect([made.status, made.body]).toMatchObject([
      201,
      { name: "Réseau Léman", institution_count: 0, user_count: 0 },
    ]);
    const params = { id: made.body.id };
    const renamed = await clients.platform.call(updateOrganisation, { params, body: { name: "réseau léman" } });
    expect(renamed.body.name).toBe("réseau léman");
    const institution = await clients.platform.call(createInstitution, {
      body: { name: "Hôpitaux du Lac", organisation_id: made.body.id },
    });
    expect(refusal(await clients.platform.call(deleteOrganisation, { params }))).toBe("still_in_use");
    await clients.platform.call(deleteInstitution, { params: { id: institution.body.id } });
    expect((await clients.platform.call(deleteOrganisation, { params })).status).toBe(204);
    expect(refusal(await clients.platform.call(getOrganisation, { params }))).toBe("organisation_not_found");
  });

  test.each(["", "  ", "\u200B", null])("the name %j is refused with 'Name is required'", async (name) => {
    const body = { name } as never;
    for (const response of [
      await clients.platform.call(createOrganisation, { body }),
      await clients.organisation.call(createInstitution, { body }),
      await clients.platform.call(updateInstitution, { params: { id: 1 }, body }),
    ])
      expect([response.status, response.body]).toMatchObject([400, { field_errors: { name: ["Name is required"] } }]);
    const missing = await clients.platform.call(createOrganisation, { body: {} as never });
    expect(missing.body).toMatchObject({ field_errors: { name: ["Name is required"] } });
  });

  test("a name is taken once, in any case, and two at once get one", async () => {
    const taken = await clients.platform.call(createOrganisation, { body: { name: "RIVE gauche academy" } });
    expect([taken.status, taken.body]).toMatchObject([409, { code: "name_taken" }]);
    const renamed = await clients.platform.call(updateOrganisation, {
      params: { id: 2 },
      body: { name: "Rive Gauche Academy" },
    });
    expect(renamed.status).toBe(409);
    const both = await Promise.all(
      ["Twice à", "TWICE À"].map((name) => clients.platform.call(createOrganisation, { body: { name } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(refusal(await clients.organisation.call(createInstitution, { body: { name: "lausanne" } }))).toBe(
      "name_taken",
    );
    // The same name in another organisation is another institution.
    const elsewhere = await clients.platform.call(createInstitution, {
      body: { name: "Lausanne", organisation_id: 2 },
    });
    expect(elsewhere.status).toBe(201);
    await clients.platform.call(deleteInstitution, { params: { id: elsewhere.body.id } });
  });

  test("an institution belongs to the administrator's own organisation, or to the one a platform administrator names (AS-3.5)", async () => {
    const missing = await clients.platform.call(createInstitution, { body: { name: "Nowhere" } });
    expect([missing.status, missing.body]).toMatchObject([
      400,
      { field_errors: { organisation_id: ["Organisation ID is missing in the payload."] } },
    ]);
    const foreign = { body: { name: "Foreign", organisation_id: 2 } };
    expect(refusal(await clients.organisation.call(createInstitution, foreign))).toBe("organisation_not_found");
    const own = await clients.organisation.call(createInstitution, { body: { name: "Sion" } });
    expect([own.status, own.body]).toMatchObject([201, { organisation: { id: 1 } }]);
    const gone = await clients.organisation.call(deleteInstitution, { params: { id: own.body.id } });
    expect(gone.status).toBe(204);
  });

  test("the public list has names only, without signing in", async () => {
    const { body } = await server.anonymous().call(listPublicInstitutions);
    const rive = body.results.find(({ id }) => id === 1);
    expect(rive).toEqual({
      id: 1,
      name: "Rive Gauche Academy",
      institutions: [
        { id: 2, name: "Genève" },
        { id: 1, name: "Lausanne" },
      ],
    });
  });
});
