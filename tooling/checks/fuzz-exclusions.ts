/** Operations that the fuzzer leaves out, each with its reason; everything else in the document is called. */
export const EXCLUDED = {
  streamEvents: "an event stream never ends",
  streamSession: "an event stream never ends",
  streamUser: "an event stream never ends",
  streamOrganisation: "an event stream never ends",
  streamSector: "an event stream never ends",
};
