import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { HotseatProvider } from "@hotseat/react";
import { BackLink } from "@hotseat/ui/back-link";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient } from "@tanstack/react-query";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { connectedEvents } from "../shared/events.fixtures";
import { takeSavedFiles } from "../shared/saved-files.fixtures";
import { PNG_PIXEL } from "../whiteboard/whiteboard.fixtures";
import { Replay } from "./connected/replay";
import { timesOf } from "./headless/replay-rules";
import { storyEdits, storyPhoto, storyReplay, storyStrokes } from "./replay.fixtures";
// Excalidraw comes with this file, not while a story runs: fetching it takes longer than any story on a busy machine.
import "../whiteboard/excalidraw";
import { ReplayClosed } from "./view/replay-closed";
import { ReplayView, type ReplayViewProps } from "./view/replay-view";

const [board, code] = storyReplay.tools;
const times = timesOf(storyReplay, [...storyEdits, ...storyStrokes]);
const AT_MS = (7 * 60 + 18) * 1000;

function Stage(props: ReplayViewProps) {
  return (
    <div style={{ display: "flex", maxWidth: 1400 }}>
      <ReplayView {...props} />
    </div>
  );
}

const meta = {
  title: "Session/Replay",
  component: Stage,
  subcomponents: { ReplayView },
  args: {
    frame: storyReplay,
    times,
    state: { atMs: AT_MS, isPlaying: false, speed: 4 },
    timeZone: "Europe/Zurich",
    actions: { toggle: fn(), seek: fn(), setSpeed: fn(), toNextQuestion: fn(), toPreviousQuestion: fn() },
    board: {
      tools: board ? [board] : [],
      shown: board ?? null,
      latest: { atMs: AT_MS - 1000, author: 401, line: null, position: null },
      onShow: fn(),
      content: <p style={{ margin: "auto" }}>The board</p>,
    },
    code: {
      tools: code ? [code] : [],
      shown: code ?? null,
      latest: { atMs: AT_MS, author: 401, line: 7, position: 193 },
      file: "Code.py",
      onShow: fn(),
      content: <p style={{ margin: "auto" }}>The code</p>,
    },
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtAQuestion: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Where could a message get lost, and how would you notice?")).toBeVisible();
    await expect(canvas.getByText("14:07:18")).toBeVisible();
    await expect(canvas.getByText("7:18 of 80:00")).toBeVisible();
    await expect(canvas.getByText("Amara types on line 7")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Amara’s turn" })).toHaveAttribute("aria-current", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Lucie, question 2" }));
    await expect(args.actions.seek).toHaveBeenCalledWith(21 * 60_000);
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    await expect(args.actions.toggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("radio", { name: "16×" }));
    await expect(args.actions.setSpeed).toHaveBeenCalledWith(16);
  },
};
/** A turn that begins in the session's first minute has no time of day of its own. */
export const ShortSession: Story = {
  tags: ["no-picture"],
  args: {
    times: {
      durationMs: 50_500,
      turns: times.turns.slice(0, 1).map((turn) => ({ ...turn, fromMs: 20_000, toMs: 40_000 })),
      marks: [],
      activities: [],
    } as unknown as ReplayViewProps["times"],
    state: { atMs: 0, isPlaying: false, speed: 4 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Amara’s turn" })).toBeVisible();
    await expect(canvas.getAllByText("14:00")).toHaveLength(2);
    await expect(canvas.getByRole("slider", { name: "Time in the session" })).toHaveAttribute("max", "51000");
  },
};
/** A session in which nobody drew. */
export const WithoutABoard: Story = {
  tags: ["no-picture"],
  args: { board: { tools: [], shown: null, latest: null, onShow: fn(), content: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nobody drew on a whiteboard.")).toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** Somebody who took part has not agreed: what was drawn and written stays to read. */
export const NotAgreed: Story = {
  tags: ["no-picture"],
  render: () => (
    <div style={{ display: "flex", flexDirection: "column", minHeight: 320 }}>
      <ReplayClosed title="System design" backLink={<BackLink href="#feedback">Your feedback</BackLink>} isOver />
    </div>
  ),
  play: async ({ canvas }) => {
    // The bar leads back and names the session; the notice stands under it.
    const bar = within(canvas.getByRole("banner"));
    await expect(bar.getByRole("link", { name: "Your feedback" })).toBeVisible();
    await expect(bar.getByRole("heading", { level: 1, name: "System design" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "There is no replay of this session" })).toBeVisible();
  },
};
/** Called when the server is asked for a replay. */
const asked = fn();
/** Not everybody agreed, and no board and no pad was opened: the page says that there is nothing to read. */
export const NothingKept: Story = {
  tags: ["no-picture", "TL-R.3", "TL-R.8"],
  beforeEach: () => void asked.mockClear(),
  render: () => {
    const client = createClient({
      baseUrl: "http://api.test",
      fetch: async (input, init) => {
        const { pathname } = new URL(new Request(input, init).url);
        if (pathname.endsWith("/tools/")) return Response.json({ results: [], can_create: [] });
        if (pathname.endsWith("/sessions/12/")) return Response.json({ title: "System design", replay: "not_agreed" });
        if (pathname.endsWith("/replay/")) asked();
        return new Promise<Response>(() => {});
      },
    });
    return (
      <HotseatProvider client={client} queryClient={new QueryClient()} language="en">
        <Replay sessionId={12} timeZone="Europe/Zurich" />
      </HotseatProvider>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No whiteboard and no code was opened/)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "System design" })).toBeVisible();
    await expect(canvas.queryByText(/Create or select a tool/)).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
  },
};
/** Withdraws a consent at the server of the story below. */
let withdraw = (): void => {};
/** Somebody withdraws the consent while the replay is open on this page: it closes at once, without a reload. */
export const ConsentWithdrawn: Story = {
  tags: ["no-picture", "TL-R.7"],
  render: () => {
    let isAgreed = true;
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname } = new URL(new Request(input, init).url);
      if (pathname.endsWith("/tools/")) return Response.json({ results: [], can_create: [] });
      if (pathname.endsWith("/sessions/12/"))
        return Response.json({ title: "System design", replay: isAgreed ? "open" : "not_agreed" });
      return isAgreed
        ? Response.json({ ...storyReplay, tools: [] })
        : Response.json({ code: "replay_not_agreed" }, { status: 403 });
    };
    // Connected from the beginning: a new connection would fetch everything again, also without the event.
    const { events, tell } = connectedEvents();
    withdraw = () => {
      isAgreed = false;
      const at = new Date().toISOString();
      const meta = { idempotency_key: "session:12:1", stream: "session:12", seq: 1, at, actor: null };
      tell({ type: "recording.update", data: { session_id: 12, recording: false }, meta });
    };
    return (
      <HotseatProvider
        client={{ ...createClient({ baseUrl: "http://api.test", fetch }), events }}
        queryClient={new QueryClient()}
        language="en"
      >
        <Replay sessionId={12} timeZone="Europe/Zurich" />
      </HotseatProvider>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody drew on a whiteboard.")).toBeVisible();
    withdraw();
    await expect(await canvas.findByRole("heading", { name: "There is no replay of this session" })).toBeVisible();
    await expect(canvas.queryByText("Nobody drew on a whiteboard.")).toBeNull();
  },
};

const frame = { ...storyReplay, tools: code ? [code] : [] };
/** An image of a board, as the server returns it. */
const PHOTO = { id: "photo", mime_type: "image/png" as const, data_url: PNG_PIXEL };
/** Everything is in the cache; no server responds. */
function connected(tools = frame.tools) {
  const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise<Response>(() => {}) });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.replay(12), { ...frame, tools });
  queryClient.setQueryData(keys.replayChanges(12, code?.id ?? ""), [...storyEdits]);
  queryClient.setQueryData(keys.replayChanges(12, board?.id ?? ""), [...storyStrokes, storyPhoto]);
  queryClient.setQueryData(keys.replayImage(12, board?.id ?? "", PHOTO.id), PHOTO);
  return { client, queryClient };
}
/** The cache of the story below. */
let playing: QueryClient | null = null;
/** The whole replay with its player: jumps by the keys, and the code of each moment. */
export const Playing: Story = {
  tags: ["no-picture", "TL-R.1"],
  render: () => {
    const stage = connected();
    playing = stage.queryClient;
    return (
      <HotseatProvider {...stage} language="en">
        <Replay sessionId={12} timeZone="Europe/Zurich" />
      </HotseatProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const editor = await canvas.findByRole("textbox", { name: "Code at this moment" }, { timeout: 15_000 });
    await expect(editor).not.toHaveTextContent("def deliver");
    for (let press = 0; press < 3; press += 1) await userEvent.keyboard("q");
    await expect(canvas.getByText("14:09:00")).toBeVisible();
    await expect(editor).toHaveTextContent("dead.put(alert)");
    await expect(editor).not.toHaveTextContent("oldest_unread");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText("14:08:55")).toBeVisible();
    // The changes are fetched again, as after a reconnect: the player stays where it is.
    playing?.setQueryData(keys.replayChanges(12, code?.id ?? ""), structuredClone([...storyEdits]));
    await new Promise((resolve) => setTimeout(resolve));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText("14:08:50")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Mateo, question 4" }));
    await expect(editor).toHaveTextContent("oldest_unread");
    await expect(canvasElement.querySelectorAll(".cm-lineColour").length).toBeGreaterThan(6);
  },
};
/** Board and code; the board, its image included, is saved as PNG or SVG as it was at the end. */
export const SavesTheBoard: Story = {
  tags: ["no-picture", "TL-R.2"],
  render: () => (
    <HotseatProvider {...connected([...storyReplay.tools])} language="en">
      <Replay sessionId={12} timeZone="Europe/Zurich" />
    </HotseatProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("application");
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    const saved = takeSavedFiles();
    await userEvent.click(await screen.findByRole("menuitem", { name: "Whiteboard at the end as SVG" }));
    await waitFor(() => expect(saved.names()).toEqual([`${board?.name}.svg`]));
    saved.release();
    const drawing = (await saved.files[0]?.blob?.text()) ?? "";
    await expect(drawing).toContain(PNG_PIXEL);
    await expect(drawing).not.toContain("oklch");
  },
};
