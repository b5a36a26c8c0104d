import { EXAMPLE_VALUES } from "./openapi-example-values.ts";

type Json = { [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values of a format, for fields whose name has no value of its own. */
const OF_FORMAT: Readonly<Record<string, unknown>> = {
  "date-time": "2026-12-01T10:12:30.250Z",
  date: "2026-12-01",
  uuid: "7c0e4f0a-5c1d-4b7e-9a58-1f1c8b6f5a10",
};

const OF_TYPE: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: Number.isInteger,
  null: (value) => value === null,
};

/** The types of a schema: one, or a type and null. */
const typesOf = ({ type }: Json): readonly string[] => [type ?? []].flat() as string[];

/** True for a value that a schema of a text, a number or null permits. */
function permits(schema: Json, value: unknown): boolean {
  if (!typesOf(schema).some((type) => OF_TYPE[type]?.(value))) return false;
  if (typeof value === "number")
    return value >= Number(schema.minimum ?? value) && value <= Number(schema.maximum ?? value);
  if (typeof value !== "string") return true;
  return (
    value.length >= Number(schema.minLength ?? 0) &&
    value.length <= Number(schema.maxLength ?? value.length) &&
    (schema.pattern === undefined || new RegExp(String(schema.pattern), "u").test(value)) &&
    (schema.format !== "date-time" || value.includes("T"))
  );
}

/** Returns the example of a text or a number: by its name, by its format, else its default or its least number. */
function exampleOf(schema: Json, name: string): unknown {
  const named = EXAMPLE_VALUES[name]?.find((value) => permits(schema, value));
  if (named !== undefined) return named;
  if (schema.default !== undefined) return schema.default;
  const formatted = OF_FORMAT[String(schema.format)];
  if (formatted !== undefined) return formatted;
  if (!typesOf(schema).includes("string")) return Math.max(Number(schema.minimum ?? 0), 1);
  throw new Error(`No example for the text "${name}". Add one to openapi-example-values.ts.`);
}

/** Returns the value of a closed list that its name prefers, else the first. */
const oneOf = (values: readonly unknown[], name: string): unknown =>
  EXAMPLE_VALUES[name]?.find((value) => values.includes(value)) ?? values[0];

const CLOSED = ["const", "enum", "$ref", "anyOf", "oneOf", "allOf"];
/** True for a text or number that is not one of a few documented values. */
const isOpen = (schema: Json): boolean =>
  typesOf(schema).some((type) => ["string", "number", "integer"].includes(type)) &&
  !CLOSED.some((key) => key in schema);

class Examples {
  readonly #components: Record<string, Json>;

  constructor(components: Record<string, Json>) {
    this.#components = components;
  }

  /** Returns an example of a schema, composed of the examples of its properties. */
  of(schema: Json, name: string): unknown {
    if (typeof schema.$ref === "string") {
      const component = schema.$ref.replace("#/components/schemas/", "");
      return this.of(this.#components[component] as Json, name);
    }
    if (Array.isArray(schema.examples)) return schema.examples[0];
    if ("const" in schema) return schema.const;
    if (Array.isArray(schema.enum)) return oneOf(schema.enum, name);
    const variants = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
    if (variants) return this.#ofVariants(variants, name);
    const [type] = typesOf(schema);
    if (type === "array") return this.#ofList(schema, name);
    if (type === "object") return this.#ofObject(schema, name);
    if (type === "boolean")
      return EXAMPLE_VALUES[name]?.find((value) => typeof value === "boolean") ?? schema.default ?? true;
    return type === "null" ? null : exampleOf(schema, name);
  }

  #ofVariants(variants: Json[], name: string): unknown {
    return this.of(variants.find(({ type }) => type !== "null") ?? {}, name);
  }

  #ofList(schema: Json, name: string): unknown[] {
    if (schema.maxItems === 0 || !isObject(schema.items)) return [];
    const item = this.of(schema.items, `${name}[]`);
    return Array.from({ length: Math.max(Number(schema.minItems ?? 1), 1) }, () => item);
  }

  #ofObject(schema: Json, name: string): Json {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>).map(
      ([key, inner]) => [key, this.of(inner, key)] as const,
    );
    if (!isObject(schema.additionalProperties) || Object.keys(schema.additionalProperties).length === 0)
      return Object.fromEntries(properties);
    const key = this.of((schema.propertyNames ?? { type: "string" }) as Json, `${name}{}`);
    return { ...Object.fromEntries(properties), [String(key)]: this.of(schema.additionalProperties, `${name}{}`) };
  }
}

/**
 * Adds `examples` to each text and number of a schema that is not one of a few documented values. A shape with examples of its
 * own (`.meta({ examples })`) keeps them.
 */
function addToSchema(schema: unknown, name: string): void {
  if (Array.isArray(schema)) for (const one of schema) addToSchema(one, name);
  if (!isObject(schema) || schema.examples) return;
  if (isOpen(schema) && name !== "") schema.examples = [exampleOf(schema, name)];
  for (const [key, inner] of Object.entries((schema.properties ?? {}) as Json)) addToSchema(inner, key);
  addToSchema(schema.items, `${name}[]`);
  addToSchema(schema.additionalProperties, `${name}{}`);
  for (const variants of [schema.anyOf, schema.oneOf, schema.allOf]) addToSchema(variants, name);
}

interface Described {
  readonly operationId: string;
  readonly parameters: Json[];
  readonly requestBody?: { readonly content: Record<string, Json> };
  readonly responses: Record<string, { readonly content?: Record<string, Json> }>;
}

/**
 * Adds examples to a document: to each property, parameter, request body and success response. Bodies and responses that
 * the contract has an example of keep it.
 */
export function addExamples(document: { paths: Record<string, Json>; components: Json }): void {
  const components = document.components.schemas as Record<string, Json>;
  const examples = new Examples(components);
  for (const [name, schema] of Object.entries(components)) addToSchema(schema, name);
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods)) as Described[]) {
    for (const parameter of operation.parameters)
      parameter.example = examples.of(parameter.schema as Json, String(parameter.name));
    const contents = Object.entries(operation.responses)
      .filter(([status]) => status.startsWith("2"))
      .map(([, response]) => response.content);
    for (const content of [operation.requestBody?.content, ...contents])
      for (const media of Object.values(content ?? {})) {
        addToSchema(media.schema, "");
        media.example ??= examples.of(media.schema as Json, operation.operationId);
      }
  }
}
