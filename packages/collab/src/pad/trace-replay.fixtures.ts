import { createManualClock } from "@hotseat/core/testing";
import type { Ot } from "../ot/operation.ts";
import { createPadClient, type PadClient } from "./client.ts";
import type { ReferenceServer, Wire } from "./reference-server.fixtures.ts";
import { type Trace, TraceText } from "./trace.fixtures.ts";

interface Replayed {
  /** Edits that were typed while an earlier one of the same person was not acknowledged. */
  readonly forked: number;
  /** Each person's client, and the text that the person typed in. */
  readonly people: readonly { readonly pad: PadClient; readonly text: TraceText }[];
}

/** Two clients type a recording at a server. Each receives the edits that the person of the recording had seen, not earlier and not later. */
export async function replayTrace(ot: Ot, trace: Trace, server: ReferenceServer): Promise<Replayed> {
  /** For each operation of the history, its author and how many of the author's edits it completes. */
  const completes: { author: number; edits: number }[] = [];
  const people = [0, 1].map((agent) => {
    const wires: Wire[] = [];
    const pad = createPadClient({
      ot,
      clock: createManualClock(),
      openSocket: server.opener((wire) => wires.push(wire)),
      client: `00000000-0000-4000-8000-00000000000${agent}`,
      onOperation: () => undefined,
    });
    return { agent, pad, wire: wires[0] as Wire, text: new TraceText(trace), made: 0, heard: 0 };
  });
  type Person = (typeof people)[number];
  const byAgent = [0, 1].map((agent) => trace.edits.filter((edit) => edit.agent === agent));

  async function deliverUp(person: Person): Promise<void> {
    for (;;) {
      const isEdit = person.wire.up[0]?.startsWith('{"Edit') ?? false;
      if (!server.step(person.wire, "up")) return;
      await server.work(true);
      // A server may take its time for an edit.
      for (let tries = 0; isEdit && tries < 100 && server.outcome().edits === completes.length; tries += 1)
        await server.work(true);
      const { edits } = server.outcome();
      while (edits > completes.length) completes.push({ author: person.agent, edits: person.made });
    }
  }

  /** Delivers what the person had received when typing: of the other person's edits at most `sees`. */
  async function deliverDown(person: Person, sees: number): Promise<void> {
    for (;;) {
      const message = person.wire.down[0];
      if (message === undefined) return;
      const start = Number(/^\{"History":\{"start":(\d+)/.exec(message)?.[1] ?? -1);
      const item = completes[start];
      const isForeign = item !== undefined && item.author !== person.agent;
      if (isForeign && item.edits > sees) return;
      server.step(person.wire, "down");
      if (isForeign) {
        const edits = byAgent[item.author]?.slice(person.heard, item.edits) ?? [];
        for (const edit of edits) person.text.apply(edit);
        person.heard = item.edits;
      }
      // An acknowledgement may have sent what waited.
      await deliverUp(person);
    }
  }

  // Everybody asks for the history while there is none, so that each later message has the edits of one message.
  for (const person of people) {
    await deliverUp(person);
    await deliverDown(person, 0);
  }
  let forked = 0;
  for (const [index, edit] of trace.edits.entries()) {
    const person = people[edit.agent] as Person;
    await deliverDown(person, edit.sees);
    if (person.pad.store.getState().hasUnsent) forked += 1;
    person.pad.edit(person.text.apply(edit));
    person.made += 1;
    await deliverUp(person);
    if (index % 500 === 0 && person.pad.text() !== person.text.text())
      throw new Error(`after edit ${index} the client has another text than its person`);
  }
  for (let round = 0; round < 3; round += 1)
    for (const person of people) await deliverDown(person, Number.POSITIVE_INFINITY);
  return { forked, people };
}
