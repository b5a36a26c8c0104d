import type { HostilePayload } from "./hostile-elements.ts";
import { DELTA_MAX_CHARACTERS, DELTA_MAX_ELEMENTS } from "./limits.ts";

const CLIENT = "00000000-0000-4000-8000-000000000000";
const delta = (elements: string) => `{"Delta":{"edit":1,"elements":${elements}}}`;

/** Text frames after which the server closes the socket: no message of a client's, or too large a one. */
export const HOSTILE_MESSAGES: readonly HostilePayload<string>[] = Object.entries({
  "no JSON": "not json",
  nothing: "",
  "half of a message": '{"Delta":{"edit":1,"elements":[',
  "a number": "7",
  null: "null",
  "a list": '[{"Clear":{"edit":1}}]',
  "no tag": "{}",
  "two tags": '{"Clear":{"edit":1},"Delta":{"edit":2,"elements":[]}}',
  "an unknown tag": '{"Eval":"parent.hostile=1"}',
  "a prototype for a tag": '{"__proto__":{"Clear":{"edit":1}}}',
  "a server's message": '{"Scene":{"seq":9,"since":0,"elements":[],"files":[],"edit":0}}',
  "another server's message": '{"Standing":{"can_edit":true,"can_clear":true,"reason":null}}',
  "another tool's message": '{"Edit":{"revision":0,"operation":["a"]}}',
  "a second greeting": `{"Resume":{"client":"${CLIENT}","seq":0}}`,
  "an edit without a number": '{"Delta":{"elements":[]}}',
  "an edit number of zero": '{"Clear":{"edit":0}}',
  "an edit number beyond whole numbers": '{"Clear":{"edit":1e300}}',
  "an edit number as text": '{"Clear":{"edit":"1"}}',
  "elements that are no list": delta('{"length":1}'),
  "too many elements": delta(`[${new Array(DELTA_MAX_ELEMENTS + 1).fill("0").join(",")}]`),
  "too many characters": delta(`["${"a".repeat(DELTA_MAX_CHARACTERS)}"]`),
  "deep nesting": delta(`${"[".repeat(100_000)}${"]".repeat(100_000)}`),
}).map(([name, payload]) => ({ name, payload }));
