import "@hotseat/session-widgets/whiteboard.css";
import { toolsQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";

// Each comes when it is shown: both are larger than the rest of the page.
const Whiteboard = lazy(async () => ({
  default: (await import("@hotseat/session-widgets/whiteboard")).Whiteboard,
}));
const CodePad = lazy(async () => ({ default: (await import("@hotseat/session-widgets/code-pad")).CodePad }));

/** The first whiteboard and the first code pad of a session; the server says who draws and writes. */
export function Tools({ sessionId }: { sessionId: number }) {
  const { client } = useHotseat();
  const { data } = useQuery(toolsQuery(client, sessionId));
  const board = data?.results.find(({ kind }) => kind === "whiteboard");
  const pad = data?.results.find(({ kind }) => kind === "code");
  return (
    <Suspense fallback={<p>Loading…</p>}>
      <div style={{ height: 480 }}>
        {board ? <Whiteboard sessionId={sessionId} toolId={board.id} assetPath="/excalidraw/" /> : null}
      </div>
      <div style={{ height: 480 }}>{pad ? <CodePad sessionId={sessionId} toolId={pad.id} /> : null}</div>
    </Suspense>
  );
}
