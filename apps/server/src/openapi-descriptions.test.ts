import { expect, test } from "vitest";
import { openApiDocument } from "./openapi-document.ts";

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isBlank = ({ description }: Json): boolean => typeof description !== "string" || description.trim() === "";

/** Where a description is missing: operations, parameters, components, and properties that neither have one nor are a component. */
function undescribed(document: Json): string[] {
  const missing: string[] = [];
  const paths = document.paths as Record<string, Record<string, Json>>;
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    const id = String(operation.operationId);
    // The last paragraph says who may call at all, and is made from the access.
    if (isBlank({ description: String(operation.description).split("\n\n").slice(0, -1).join("") })) missing.push(id);
    for (const parameter of operation.parameters as Json[])
      if (isBlank(parameter)) missing.push(`${id}(${String(parameter.name)})`);
    missing.push(...undescribedIn(operation.requestBody, id), ...undescribedIn(operation.responses, id));
  }
  for (const [name, schema] of Object.entries((document.components as Json).schemas as Record<string, Json>)) {
    if (isBlank(schema)) missing.push(name);
    missing.push(...undescribedIn(schema, name));
  }
  return missing;
}

function undescribedIn(value: unknown, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => undescribedIn(one, where));
  if (!isObject(value)) return [];
  const properties = isObject(value.properties) ? Object.entries(value.properties) : [];
  const here = properties.flatMap(([name, schema]) => [
    ...(isObject(schema) && isBlank(schema) && schema.$ref === undefined ? [`${where}.${name}`] : []),
    ...undescribedIn(schema, `${where}.${name}`),
  ]);
  const others = Object.entries(value).filter(([key]) => !["properties", "example", "examples"].includes(key));
  return [...here, ...others.flatMap(([, inner]) => undescribedIn(inner, where))];
}

test("every operation, parameter, component and property has a description", () => {
  expect(undescribed(openApiDocument())).toEqual([]);
});

test("no description is a placeholder that repeats the name", () => {
  const repeated: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isObject(value)) return;
    for (const [name, schema] of isObject(value.properties) ? Object.entries(value.properties) : [])
      if (isObject(schema) && saysNoMoreThan(String(schema.description ?? ""), name)) repeated.push(name);
    Object.values(value).forEach(look);
  };
  look(openApiDocument());
  expect(repeated).toEqual([]);
});

test("no description or summary has a sentence that begins with a question word in place of a noun", () => {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isObject(value)) return;
    for (const text of [value.description, value.summary])
      if (typeof text === "string" && /(^|[.!?]\s+)(Who|What|Whoever|Whatever|Whose)\b/.test(text)) found.push(text);
    Object.values(value).forEach(look);
  };
  look(openApiDocument());
  expect(found).toEqual([]);
});

/** The words of a description, without articles, are those of the name. */
function saysNoMoreThan(description: string, name: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.filter((word) => !["the", "a", "an"].includes(word)) ?? [];
  return (
    words(description).length > 0 && words(description).join(" ") === words(name.replace(/([A-Z])/g, " $1")).join(" ")
  );
}
