import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import type { SessionTool } from "@hotseat/api-client/types";
import { HotseatProvider } from "@hotseat/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient } from "@tanstack/react-query";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { FakeSocket } from "../shared/fake-socket.fixtures";
import { takeSavedFiles } from "../shared/saved-files.fixtures";
import { WorkspaceTool } from "../workspace";

/** The cache of the story that is shown. */
let queryClient = new QueryClient();
const nameTool = (name: string) => {
  const tool: Partial<SessionTool> = { id: "s12-k3Xp9a", kind: "code", name, locked: false, read_only: null };
  queryClient.setQueryData(keys.tools(12), {
    results: [tool as SessionTool],
    can_create: [],
    can_lock: false,
    can_clear: false,
  });
};

/** A tab of the workspace; no server responds. */
function Stage() {
  const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise<Response>(() => {}) });
  return (
    <HotseatProvider client={client} queryClient={queryClient} language="en">
      <div style={{ width: 624, maxWidth: "100%", height: 700 }}>
        <WorkspaceTool sessionId={12} kind="code" />
      </div>
    </HotseatProvider>
  );
}

const meta = {
  title: "Session/ToolPanel",
  tags: ["!autodocs"],
  component: Stage,
  beforeEach() {
    const { WebSocket } = window;
    Object.assign(window, { WebSocket: FakeSocket });
    queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    nameTool("Code");
    return () => Object.assign(window, { WebSocket });
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A pad is saved under the name that its tool has, also after a change of that. */
export const SavesUnderTheNameOfTheTool: Story = {
  tags: ["no-picture", "TL-P.85"],
  play: async ({ canvas }) => {
    const saved = takeSavedFiles();
    const save = async () => {
      await userEvent.click(
        await canvas.findByRole("button", { name: "Editor settings and files" }, { timeout: 20_000 }),
      );
      await userEvent.click(await screen.findByRole("menuitem", { name: "Download" }));
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    };
    try {
      await save();
      nameTool("Live coding: tests");
      await canvas.findByText("Live coding: tests");
      await save();
      await expect(saved.names()).toEqual(["Code.txt", "Live_coding_tests.txt"]);
    } finally {
      saved.release();
    }
  },
};
