import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { OperationContract, Shape } from "./contract/operation.ts";
import { openApiDocument } from "./openapi-document.ts";
import { OPERATIONS } from "./operations.ts";

type Json = { readonly [key: string]: unknown };
interface Described {
  readonly parameters: readonly { readonly name: string; readonly in: "path" | "query"; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Record<string, Json> };
  readonly responses: Record<string, { readonly content?: Record<string, Json> }>;
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const document = openApiDocument();

const describedAs = ({ path, method }: OperationContract): Described => {
  const paths = document.paths as Record<string, Record<string, Described>>;
  return paths[`/api/v1${path.replace(/:(\w+)/g, "{$1}")}`]?.[method.toLowerCase()] as Described;
};

const exampleIn = (content: Record<string, Json> | undefined): unknown => Object.values(content ?? {})[0]?.example;

/** Why a shape refuses an example. A missing example is undefined, which no shape of a body or response permits. */
const refusals = (shape: Shape, example: unknown) =>
  example === undefined ? ["no example"] : (shape.safeParse(example).error?.issues ?? []);

describe.each(OPERATIONS.map((contract) => [contract.id, contract] as const))("the examples of %s", (_id, contract) => {
  const { parameters, requestBody, responses } = describedAs(contract);

  test("the parameters have examples that their shapes permit", () => {
    for (const [place, shape] of [
      ["path", contract.params],
      ["query", contract.query],
    ] as const) {
      const examples = parameters.filter((parameter) => parameter.in === place);
      for (const { name, example } of examples) expect(example, name).toBeDefined();
      const { shape: fields } = (shape ?? z.object({})) as z.ZodObject;
      for (const { name, example } of examples) expect(refusals(fields[name] as Shape, example), name).toEqual([]);
    }
  });

  test("the request body has an example that its shape permits", () => {
    if (contract.body) expect(refusals(contract.body, exampleIn(requestBody?.content))).toEqual([]);
  });

  test("each success response has an example that its shape permits", () => {
    for (const [status, shape] of Object.entries(contract.responses))
      if (shape && status.startsWith("2"))
        expect(refusals(shape, exampleIn(responses[status]?.content)), status).toEqual([]);
  });
});

const OPEN_TYPES = ["string", "number", "integer"];

/** Each schema, with its place, that has an example of its own or is a text or number that is not one of a few documented values. */
function schemasToJudge(value: unknown, where: string): [string, Json][] {
  if (Array.isArray(value)) return value.flatMap((one) => schemasToJudge(one, where));
  if (!isObject(value)) return [];
  const types = [value.type ?? []].flat() as string[];
  const isOpen = types.some((type) => OPEN_TYPES.includes(type)) && !value.enum && !("const" in value);
  if (isOpen || Array.isArray(value.examples)) return [[where, value]];
  return Object.entries(value)
    .filter(([key]) => key !== "example" && key !== "propertyNames")
    .flatMap(([key, inner]) => schemasToJudge(inner, `${where}/${key}`));
}

test("each text and number of a schema has an example that the schema permits", () => {
  const inline = OPERATIONS.map(describedAs).map(({ requestBody, responses }) => [requestBody, responses]);
  const refused = schemasToJudge([(document.components as Json).schemas, inline], "").filter(([, schema]) => {
    const [example] = (schema.examples ?? []) as unknown[];
    return (
      example === undefined || !z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(example).success
    );
  });
  expect(refused.map(([where]) => where)).toEqual([]);
});
