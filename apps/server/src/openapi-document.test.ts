import { expect, test } from "vitest";
import { openApiDocument } from "./openapi-document.ts";

type Documented = Record<string, Record<string, { operationId: string; requestBody?: { required: boolean } }>>;

const bodies = Object.values(openApiDocument().paths as Documented)
  .flatMap((methods) => Object.values(methods))
  .filter(({ requestBody }) => requestBody)
  .map(({ operationId, requestBody }) => [operationId, requestBody?.required] as const);

test("a body is required exactly where one of its fields is; other bodies may be left out, as in the server", () => {
  const required = new Map(bodies);
  expect([required.get("joinCall"), required.get("nextSegment"), required.get("updateMe")]).toEqual([
    false,
    false,
    false,
  ]);
  expect([required.get("createSession"), required.get("evaluateAttendee"), required.get("seekSegment")]).toEqual([
    true,
    true,
    true,
  ]);
});
