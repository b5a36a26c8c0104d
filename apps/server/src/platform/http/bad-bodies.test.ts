import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { ApiError } from "../../contract/errors.ts";
import type { OperationContract } from "../../contract/operation.ts";
import { OPERATIONS } from "../../operations.ts";
import { API_PREFIX } from "./routes.ts";
import { validateInput } from "./validate.ts";

/** The part of a body's JSON Schema that says which values are bad. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maximum?: number;
  readonly minimum?: number;
}

/** One bad body: its fault, and the field the response has to name; null where any field is right. */
type Bad = readonly [what: string, body: unknown, field: string | null];

/** A value of every kind. */
const KINDS: Readonly<Record<string, unknown>> = {
  null: null,
  string: "nonsense",
  number: 7.5,
  boolean: true,
  array: [],
  object: {},
};
const NUL = "\0";
const HUGE = 1e308;

/** Every call with a body, without those of partners' servers. */
const MUTATIONS = OPERATIONS.filter(({ body, access }) => body && access !== "partner" && access !== "platform-admin");

class BadBodies {
  readonly #root: Schema;
  /** Texts of any length. */
  readonly endless: string[] = [];

  constructor({ body }: OperationContract) {
    this.#root = z.toJSONSchema(body as z.ZodType, { io: "input", unrepresentable: "any" }) as Schema;
  }

  #branches(schema: Schema): readonly Schema[] {
    const { $ref, anyOf, oneOf } = schema;
    if ($ref) return this.#branches(this.#root.$defs?.[$ref.replace("#/$defs/", "")] as Schema);
    return (anyOf ?? oneOf)?.flatMap((branch) => this.#branches(branch)) ?? [schema];
  }

  /** Values a field of this schema refuses, each with the path inside it. */
  #valuesFor(schema: Schema, path: string): Array<[what: string, value: unknown, path: string]> {
    const branches = this.#branches(schema);
    const kinds = new Set(branches.map(({ type }) => (type === "integer" ? "number" : type)));
    const values: Array<[string, unknown, string]> = Object.entries(KINDS)
      .filter(([kind]) => !kinds.has(kind))
      .map(([kind, value]) => [`${kind === "null" ? "" : "a "}${kind}`, value, path]);
    for (const branch of branches) {
      const { type, maxLength, maxItems, maximum, minimum, items, properties } = branch;
      const isChoice = branch.enum !== undefined || branch.const !== undefined;
      if (type === "string") {
        values.push(["a NUL", NUL, path]);
        if (isChoice || branch.format) values.push(["no choice", "nonsense", path]);
        else if (maxLength === undefined) this.endless.push(path);
        else values.push(["too long", "x".repeat(maxLength + 1), path]);
      }
      if (type === "integer") values.push(["a fraction", 1.5, path], ["a huge number", HUGE, path]);
      if (isChoice && type === "number") values.push(["no choice", 7, path], ["a huge number", HUGE, path]);
      if (maximum !== undefined) values.push(["too high", maximum + 1, path]);
      if (minimum !== undefined) values.push(["too low", minimum - 1, path]);
      if (maxItems !== undefined) values.push(["too many", Array(maxItems + 1).fill({}), path]);
      if (items)
        for (const [what, value, inner] of this.#valuesFor(items, `${path}.0`)) values.push([what, [value], inner]);
      if (properties)
        for (const [what, value, inner] of this.#fieldsOf(branch, `${path}.`)) values.push([what, value, inner]);
    }
    return values;
  }

  /** A record with one bad field each and, where others are refused, one with an unknown field. */
  #fieldsOf(record: Schema, prefix: string): Array<[what: string, value: unknown, path: string]> {
    const fields = Object.entries(record.properties ?? {});
    // The field that identifies a union's schema has to be right.
    const base = Object.fromEntries(
      fields.flatMap(([name, { const: only }]) => (only === undefined ? [] : [[name, only]])),
    );
    const bad = fields.flatMap(([name, schema]) =>
      this.#valuesFor(schema, prefix + name).map(([what, value, path]): [string, unknown, string] => [
        what,
        { ...base, [name]: value },
        path,
      ]),
    );
    return record.additionalProperties === false
      ? [...bad, ["an unknown field", { ...base, surprise: 1 }, `${prefix}surprise`]]
      : bad;
  }

  all(): Bad[] {
    const whole = ["nonsense", 7, true, ["nonsense"]].map((body): Bad => ["a body of another kind", body, null]);
    const shapes = this.#branches(this.#root);
    // In a union of records without such a field the response cannot name the intended one.
    const isMarked = shapes.length === 1 || this.#root.oneOf !== undefined;
    return [
      ...whole,
      ...shapes.flatMap((shape) =>
        this.#fieldsOf(shape, "").map(([what, body, path]): Bad => [what, body, isMarked ? path : null]),
      ),
    ];
  }
}

/** The refusal's field errors; throws where a body was taken. */
function refusalOf(contract: OperationContract, body: unknown): Record<string, readonly string[]> {
  try {
    validateInput({ ...contract, params: undefined, query: undefined }, { params: {}, query: {}, body });
  } catch (error) {
    if (error instanceof ApiError && error.code === "validation_failed") return error.fieldErrors ?? {};
    throw error;
  }
  throw new Error(`${contract.id} takes ${JSON.stringify(body)?.slice(0, 200)}`);
}

/** A value that the path accepts. */
function valueFor(path: string, name: string | undefined): string | number {
  if (path.startsWith("/users/pending/") || path.startsWith("/notifications/")) return randomUUID();
  if (name === "toolId") return "s1-aB3dE6";
  return name === "action" ? "update" : 1;
}

describe("bad bodies of every call", () => {
  test.each(MUTATIONS.map((contract) => [contract.id, contract] as const))(
    "%s refuses every kind of bad body and names the field",
    (_id, contract) => {
      const bodies = new BadBodies(contract);
      for (const [what, body, field] of bodies.all()) {
        const named = Object.keys(refusalOf(contract, body));
        const isNamed = field === null ? named.length > 0 : named.some((name) => `${field}.`.startsWith(`${name}.`));
        expect(isNamed, `${what} in ${field ?? "the body"}: the response names ${named}`).toBe(true);
      }
      expect(bodies.endless, "every text has an end").toEqual([]);
    },
  );

  describe("sent to a server", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await createTestServer();
    });
    afterAll(() => server.close());

    test("all of them get 400 with the code and the field", async () => {
      const [ben, admin] = [await server.signIn(PEOPLE.ben), await server.signIn(PEOPLE.platformAdmin)];
      for (const contract of MUTATIONS) {
        const params = Object.fromEntries(
          [...contract.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, valueFor(contract.path, name)]),
        );
        const response = await (contract.access === "admin" ? admin : ben).call(contract, {
          params,
          body: { surprise: 1 },
        } as never);
        expect([API_PREFIX + contract.path, response.status, response.body]).toEqual([
          API_PREFIX + contract.path,
          400,
          expect.objectContaining({ code: "validation_failed", field_errors: expect.any(Object) }),
        ]);
      }
    });
  });
});
