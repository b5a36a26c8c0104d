import type { SessionTool, SessionToolList, ToolKind } from "@hotseat/api-client/types";

/** A person at a tool, as the panel shows them. */
export interface ToolVisitor {
  readonly attendeeId: number;
  readonly name: string;
  readonly fullName: string;
  readonly isMe: boolean;
}

/** A tool of the list with the people who have it open. */
export interface ListedTool extends Pick<SessionTool, "id" | "name" | "locked"> {
  readonly isReadOnly: boolean;
  readonly people: readonly ToolVisitor[];
}

/** The content of a tab: nothing to show, a tool that is gone, or an open one. */
export type OpenTool =
  | { readonly status: "none" }
  | { readonly status: "gone"; readonly id: string }
  | { readonly status: "open"; readonly tool: ListedTool };

/** The reader's rights to tools of this kind. */
export interface ToolRights {
  readonly mayCreate: boolean;
  readonly mayLock: boolean;
  readonly mayClear: boolean;
}

interface Place {
  readonly attendee_id: number;
  readonly tool_id: string;
}

/** The tools of one kind in the order of the list, each with the people at it. */
export function toolsOf(
  list: Pick<SessionToolList, "results">,
  kind: ToolKind,
  places: readonly Place[],
  visitorOf: (attendeeId: number) => ToolVisitor | null,
): ListedTool[] {
  return list.results
    .filter((tool) => tool.kind === kind)
    .map(({ id, name, locked, read_only }) => ({
      id,
      name,
      locked,
      isReadOnly: read_only !== null,
      people: places.flatMap(({ attendee_id, tool_id }) => (tool_id === id ? (visitorOf(attendee_id) ?? []) : [])),
    }));
}

/** The chosen tool; the first of its kind while none is chosen. */
export function openToolOf(tools: readonly ListedTool[], chosenId: string | null): OpenTool {
  const tool = chosenId === null ? tools[0] : tools.find(({ id }) => id === chosenId);
  if (tool) return { status: "open", tool };
  return chosenId === null ? { status: "none" } : { status: "gone", id: chosenId };
}

export function rightsOf(list: SessionToolList, kind: ToolKind): ToolRights {
  return { mayCreate: list.can_create.includes(kind), mayLock: list.can_lock, mayClear: list.can_clear };
}
