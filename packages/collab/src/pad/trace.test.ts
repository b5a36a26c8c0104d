import { createManualClock } from "@hotseat/core/testing";
import { expect, it } from "vitest";
import packed from "../../traces/friendsforever.json.gz?url&inline";
import { loadOt } from "../ot/index";
import { createPadClient } from "./client";
import { type Operations, ReferenceServer, type Wire } from "./reference-server.fixtures";
import { readTrace, TraceText } from "./trace.fixtures";

const ot = await loadOt();

it("trace: a recording of two people with 2,258 forks, typed by two clients, ends in its text on both", async () => {
  const trace = await readTrace(packed);
  const document = ot.createDocument();
  const operations: Operations = {
    transform: ot.transform,
    apply: (text, operation) => {
      document.apply(operation);
      return text;
    },
  };
  const server = new ReferenceServer(operations);
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
    const wire = wires[0] as Wire;
    // Opens it and asks for the history while there is none, so that each later message has one operation.
    while (server.step(wire, "up"));
    return { agent, pad, wire, text: new TraceText(trace), made: 0, heard: 0 };
  });
  type Person = (typeof people)[number];
  const byAgent = [0, 1].map((agent) => trace.edits.filter((edit) => edit.agent === agent));

  function deliverUp(person: Person): void {
    while (server.step(person.wire, "up")) {
      while (server.history.length > completes.length) completes.push({ author: person.agent, edits: person.made });
    }
  }

  /** Delivers what the person had received when typing: of the other person's edits at most `sees`. */
  function deliverDown(person: Person, sees: number): void {
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
      deliverUp(person);
    }
  }

  let forked = 0;
  trace.edits.forEach((edit, index) => {
    const person = people[edit.agent] as Person;
    deliverDown(person, edit.sees);
    if (person.pad.store.getState().hasUnsent) forked += 1;
    person.pad.edit(person.text.apply(edit));
    person.made += 1;
    deliverUp(person);
    if (index % 500 === 0) expect(person.pad.text()).toBe(person.text.text());
  });
  for (let round = 0; round < 3; round += 1) for (const person of people) deliverDown(person, Number.POSITIVE_INFINITY);

  expect(forked).toBeGreaterThan(1_000);
  for (const { pad, text } of people) {
    expect(pad.store.getState()).toMatchObject({ hasUnsent: false, revision: server.history.length });
    expect(text.text()).toBe(trace.end);
    expect(pad.text()).toBe(trace.end);
  }
  expect(document.text()).toBe(trace.end);
}, 30_000);
