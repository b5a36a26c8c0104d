import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Language, named } from "../../contract/shapes.ts";

export const PublicConfig = named(
  "PublicConfig",
  z.object({
    version: z.string(),
    languages: z.array(Language),
    /** `unavailable` when no media server is set up: sessions run without video and say so. */
    video: z.enum(["available", "unavailable"]),
    /** `unavailable` while no replay of a session is kept: then nothing asks for consent to one, and nothing says that one is made. */
    replay: z.enum(["available", "unavailable"]),
    identity: z.enum(["builtin", "external"]),
    demo: z.boolean(),
    sectors: z.array(z.object({ key: z.string(), label: z.string() })),
  }),
);

export const getConfig = operation({
  id: "getConfig",
  method: "GET",
  path: "/config/",
  tag: "system",
  access: "public",
  summary: "What this installation offers, for the start of an application.",
  answers: { 200: PublicConfig },
});

export const getCsrf = operation({
  id: "getCsrf",
  method: "GET",
  path: "/csrf/",
  tag: "system",
  access: "public",
  summary: "A CSRF token for this browser; sent back as X-CSRFToken with every change.",
  answers: { 200: z.object({ csrfToken: z.string() }) },
});
