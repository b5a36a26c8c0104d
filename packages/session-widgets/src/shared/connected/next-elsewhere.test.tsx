// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import { useIsNextElsewhere, useOffersNext } from "./next-elsewhere";

const { render } = reactRoot();
const client = createClient({ baseUrl: "http://api.test" });
const queryClient = new QueryClient();

function Offer({ sessionId, isOffered = true }: { sessionId: number; isOffered?: boolean }) {
  useOffersNext(sessionId, isOffered);
  return null;
}
const Asker = ({ sessionId, own = 0 }: { sessionId: number; own?: number }) => (
  <i>{String(useIsNextElsewhere(sessionId, own))}</i>
);
const page = (...children: React.ReactNode[]) => (
  <HotseatProvider client={client} queryClient={queryClient} language="en">
    {...children}
  </HotseatProvider>
);
const shown = () => [...document.querySelectorAll("i")].map(({ textContent }) => textContent);

test("useIsNextElsewhere: the session's offer is elsewhere, until it ends; an offer of its own or of another session is not", async () => {
  const asking = [
    <Asker key="a" sessionId={1} />,
    <Asker key="b" sessionId={1} own={1} />,
    <Asker key="c" sessionId={2} />,
  ];
  await render(page(...asking, <Offer key="d" sessionId={1} />));
  expect(shown()).toEqual(["true", "false", "false"]);
  await render(page(...asking, <Offer key="d" sessionId={1} isOffered={false} />));
  expect(shown()).toEqual(["false", "false", "false"]);
});

test("useIsNextElsewhere: an offer below another provider is not elsewhere", async () => {
  await render(
    <>
      {page(<Asker key="a" sessionId={1} />)}
      {page(<Asker key="a" sessionId={1} />, <Offer key="b" sessionId={1} />)}
    </>,
  );
  expect(shown()).toEqual(["false", "true"]);
});
