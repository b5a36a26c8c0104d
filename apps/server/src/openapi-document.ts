import { z } from "zod";
import { ERRORS, type ErrorCode } from "./contract/errors.ts";
import type { Access, OperationContract, Shape } from "./contract/operation.ts";
import { publishedConstants } from "./contract/published.ts";
import { ErrorBody } from "./contract/shapes.ts";
import { EvaluationChanged } from "./modules/evaluations/contract.ts";
import { NoteChanged } from "./modules/notes/contract.ts";
import { RegistrationDecided } from "./modules/registration/contract.requests.ts";
import { ScheduleMoved } from "./modules/schedule/contract.shapes.ts";
import { CallRefused } from "./modules/sessions/contract.call.ts";
import { StartTooEarly, StartUnconfirmed } from "./modules/sessions/contract.start.ts";
import { SessionChanged } from "./modules/sessions/contract.ts";
import { addExamples } from "./openapi-examples.ts";
import { OPERATIONS } from "./operations.ts";

type Json = { [key: string]: unknown };

/** Errors whose body carries more than `{detail, code}`. */
export const BODY_OF: Partial<Record<ErrorCode, Shape>> = {
  schedule_moved: ScheduleMoved,
  evaluation_changed: EvaluationChanged,
  note_changed: NoteChanged,
  session_changed: SessionChanged,
  registration_decided: RegistrationDecided,
  start_too_early: StartTooEarly,
  start_unconfirmed: StartUnconfirmed,
};

/** The errors of a call: its own and those of its access, parameters and body. */
function errorsOf(contract: OperationContract): ErrorCode[] {
  const codes = new Set<ErrorCode>(contract.errors ?? []);
  if (!contract.redirect) codes.add("internal_error").add("too_many_requests").add("unavailable");
  if (contract.params || contract.query || contract.body) codes.add("validation_failed");
  if (contract.params) codes.add("not_found");
  if (contract.access !== "public") codes.add("token_invalid");
  if (contract.access !== "public" && contract.access !== "partner")
    codes.add("not_authenticated").add("permission_denied");
  if (contract.access === "user" || contract.access === "admin") codes.add("account_pending");
  if (contract.method !== "GET") {
    codes.add("malformed_body").add("payload_too_large").add("unsupported_media_type");
    if (contract.access !== "partner") codes.add("csrf_failed").add("origin_not_allowed");
  }
  return [...codes].sort();
}

class Components {
  readonly schemas: Record<string, Json> = {};

  /** JSON Schema of a shape; named shapes inside become references into `components`. */
  schema(shape: Shape, io: "input" | "output"): Json {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(shape, { io, target: "draft-2020-12", unrepresentable: "any", override: readable }) as Json & {
      $defs?: Record<string, Json>;
    };
    const id = z.globalRegistry.get(shape)?.id;
    const defs = { ...(id ? { [id]: root } : {}), ...$defs };
    const names = new Map<string, string>();
    for (const name of Object.keys(defs))
      names.set(name, io === "input" && this.differs(name, defs[name] as Json) ? `${name}Input` : name);
    for (const [name, def] of Object.entries(defs)) {
      const { id: _id, ...plain } = rewrite(def, names) as Json;
      this.schemas[names.get(name) as string] = plain;
    }
    return id ? { $ref: `#/components/schemas/${names.get(id)}` } : (rewrite(root, names) as Json);
  }

  private differs(name: string, def: Json): boolean {
    const known = this.schemas[name];
    const { id: _id, ...plain } = rewrite(def, new Map()) as Json;
    return known !== undefined && JSON.stringify(known) !== JSON.stringify(plain);
  }
}

/** Drops what only repeats the format (date patterns) or JavaScript's own limits. */
function readable({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema.format === "date-time" || jsonSchema.format === "date") delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** Points `#/$defs/X` at the document's components. */
function rewrite(value: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== "$ref" || typeof inner !== "string") return [key, rewrite(inner, names)];
      const name = inner.replace("#/$defs/", "");
      return [key, `#/components/schemas/${names.get(name) ?? name}`];
    }),
  );
}

function parameters(shape: Shape | undefined, where: "path" | "query", components: Components): Json[] {
  if (!shape) return [];
  const schema = components.schema(shape, "input") as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, { description, ...inner }]) => ({
    name,
    in: where,
    description,
    required: where === "path" || (schema.required?.includes(name) ?? false),
    schema: inner,
  }));
}

function errorResponses(contract: OperationContract, components: Components): Record<string, Json> {
  const byStatus = Map.groupBy(errorsOf(contract), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const shapes =
        contract.id === "joinCall" && (status === 409 || status === 503)
          ? [CallRefused, ErrorBody]
          : [...new Set(codes.map((code) => BODY_OF[code] ?? ErrorBody))];
      const schemas = shapes.map((shape) => components.schema(shape, "output"));
      return [
        String(status),
        {
          description: codes.map((code) => `\`${code}\`: ${ERRORS[code].detail}`).join("\n\n"),
          content: { "application/json": { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } } },
        },
      ];
    }),
  );
}

/** A body without a required field may be left out altogether; the server reads its absence as an empty one. */
const mayBeLeftOut = (body: Shape): boolean => body.safeParse({}).success;

/** Returns the permitted callers of an operation, as the last sentence of its description. */
const WHO: Record<Access, string> = {
  public: "Access: anybody, without signing in.",
  "signed-in": "Access: a web session, or an embed token for this person and session.",
  user: "Access: a web session, or an embed token, of a person whose account is approved.",
  admin: "Access: the web session of an administrator.",
  "platform-admin": "Access: the web session of a platform administrator.",
  partner: "Access: a partner's server with its key as Bearer token. Never call it from a browser.",
};

const withExample = (schema: Json, example: unknown): Json => ({ schema, ...(example !== undefined && { example }) });

function describe(contract: OperationContract, components: Components): Json {
  const type = contract.stream ? "text/event-stream" : (contract.file ?? "application/json");
  const responses = Object.entries(contract.responses).map(([status, shape], order) => {
    const example = order === 0 ? contract.example?.response : undefined;
    return [
      status,
      {
        description: contract.summary,
        ...(shape && { content: { [type]: withExample(components.schema(shape, "output"), example) } }),
      },
    ];
  });
  return {
    operationId: contract.id,
    tags: [contract.tag],
    summary: contract.summary,
    description: `${contract.description}\n\n${WHO[contract.access]}`,
    parameters: [
      ...parameters(contract.params, "path", components),
      ...parameters(contract.query, "query", components),
    ],
    ...(contract.body
      ? {
          requestBody: {
            required: !mayBeLeftOut(contract.body),
            content: {
              "application/json": withExample(components.schema(contract.body, "input"), contract.example?.body),
            },
          },
        }
      : {}),
    responses: { ...Object.fromEntries(responses), ...errorResponses(contract, components) },
    security:
      contract.access === "public"
        ? []
        : contract.access === "partner"
          ? [{ partnerKey: [] }]
          : [{ cookie: [] }, { embedToken: [] }],
  };
}

/** The OpenAPI 3.1 document of the API, made from the contract alone. */
export function openApiDocument(): Json {
  const components = new Components();
  const paths: Record<string, Json> = {};
  for (const contract of OPERATIONS) {
    const path = `/api/v1${contract.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: describe(contract, components) };
  }
  const sorted = Object.fromEntries(Object.entries(components.schemas).sort(([a], [b]) => a.localeCompare(b)));
  const document = {
    openapi: "3.1.0",
    info: {
      title: "Hotseat API",
      version: "1.0.0",
      description:
        "Rehearse job interviews with peers. Times are ISO 8601 in UTC with milliseconds; every error is `{detail, code, field_errors?}`.",
    },
    servers: [{ url: "/" }],
    "x-constants": publishedConstants(),
    paths,
    components: {
      schemas: sorted,
      securitySchemes: {
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "hotseat_session",
          description:
            "Web session of the same site, as `__Host-hotseat_session` where the site has HTTPS; changes also need X-CSRFToken.",
        },
        embedToken: { type: "http", scheme: "bearer", description: "Short-lived token for one person in one session." },
        partnerKey: { type: "http", scheme: "bearer", description: "A partner's key, for its server only." },
      },
    },
  };
  addExamples(document);
  return document;
}
