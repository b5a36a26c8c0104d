import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { createManualClock } from "@hotseat/core/testing";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { ASK_ABOUT_STRANGERS_MS } from "../headless/room.constants";
import { admitConfirmed } from "./admit-confirmed";

const SESSION = 12;

const place = (keycloak_id: string, status = "CONFIRMED", role = "participant") => ({
  status,
  role,
  user: { keycloak_id },
});

/** The server's list of people as the test says, and what the room was told of it. */
function setUp() {
  let attendees = [place("amelie"), place("ben"), place("chiara", "CANCELLED")];
  let asked = 0;
  const client = createClient({
    baseUrl: "http://api.test",
    fetch: async () => {
      asked += 1;
      return new Response(JSON.stringify({ attendees }), { headers: { "content-type": "application/json" } });
    },
  });
  const queryClient = new QueryClient();
  const clock = createManualClock();
  const admitted: string[][] = [];
  const speaking: string[][] = [];
  const confirmed = admitConfirmed(
    { sessionId: SESSION, client, queryClient, clock },
    {
      admit: ({ people, speakers }) => {
        admitted.push([...people]);
        speaking.push([...speakers]);
      },
    },
  );
  return {
    ...{ queryClient, clock, admitted, speaking, confirmed },
    asked: () => asked,
    become: (now: typeof attendees) => {
      attendees = now;
    },
  };
}

it("admits those with a confirmed place, and without the one who is removed as soon as the list is old", async () => {
  const { admitted, become, queryClient, confirmed } = setUp();
  await expect.poll(() => admitted.at(-1)).toEqual(["amelie", "ben"]);
  become([place("amelie"), place("ben", "CANCELLED")]);
  // What the event stream does to the list when somebody is removed.
  void queryClient.invalidateQueries({ queryKey: keys.pageData(SESSION) });
  await expect.poll(() => admitted.at(-1)).toEqual(["amelie"]);
  confirmed.stop();
});

it("lets nobody speak who has become an observer, and still admits them", async () => {
  const { admitted, speaking, become, queryClient, confirmed } = setUp();
  await expect.poll(() => speaking.at(-1)).toEqual(["amelie", "ben"]);
  become([place("amelie"), place("ben", "CONFIRMED", "observer")]);
  void queryClient.invalidateQueries({ queryKey: keys.pageData(SESSION) });
  await expect.poll(() => speaking.at(-1)).toEqual(["amelie"]);
  expect(admitted.at(-1)).toEqual(["amelie", "ben"]);
  confirmed.stop();
});

it("asks for the list once for an unknown person in the room, and every 5 s at most while they are there", async () => {
  const { admitted, asked, become, clock, confirmed } = setUp();
  await expect.poll(() => admitted.length).toBe(1);
  become([place("amelie"), place("ben"), place("late")]);
  for (let packet = 0; packet < 20; packet += 1) confirmed.onStranger();
  await expect.poll(() => admitted.at(-1)).toEqual(["amelie", "ben", "late"]);
  expect(asked()).toBe(2);
  await clock.advance(ASK_ABOUT_STRANGERS_MS - 1);
  expect(asked()).toBe(2);
  await clock.advance(1);
  await expect.poll(asked).toBe(3);
  await clock.advance(10 * ASK_ABOUT_STRANGERS_MS);
  expect(asked()).toBe(3);
  confirmed.stop();
});
