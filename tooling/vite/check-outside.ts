import { describe, expect, it, vi } from "vitest";

/** React as the package has it: this folder imports nothing of ours, and the provider is ours. */
interface Page<Node> {
  createRoot(
    place: HTMLElement,
    options: { onUncaughtError(error: unknown): void },
  ): { render(ui: Node): void; unmount(): void };
  /** An element of an exported component, with the props of a session. */
  element(exported: unknown): Node;
  inProvider(ui: Node): Node;
}

/** An export of a connected entry point. */
export interface Exported {
  readonly file: string;
  readonly name: string;
  readonly value: unknown;
}

/** Returns what `./<widget>/index.ts` of a package export, from an eager `import.meta.glob`. */
export function exportsOf(entries: Record<string, Record<string, unknown>>): Exported[] {
  return Object.entries(entries).flatMap(([file, entry]) =>
    Object.entries(entry).map(([name, value]) => ({ file, name, value })),
  );
}

export const isComponent = ({ name }: Exported) => /^[A-Z]/.test(name);

/** Draws it, waits for the error it throws, and returns the error's message. */
async function messageOf<Node>({ createRoot }: Page<Node>, ui: Node): Promise<string | undefined> {
  const messages: string[] = [];
  vi.spyOn(console, "error").mockImplementation(() => {});
  const root = createRoot(document.createElement("div"), {
    onUncaughtError: (error) => messages.push(error instanceof Error ? error.message : String(error)),
  });
  root.render(ui);
  await vi.waitFor(() => expect(messages).not.toEqual([]));
  root.unmount();
  return messages[0];
}

/** Declares a test for each export: drawn where `place` puts it, it names the component that is missing. */
export function testNames<Node>(
  missing: string,
  page: Page<Node>,
  exported: readonly Exported[],
  place = (ui: Node) => ui,
) {
  it.each(exported)(`$name of $file names ${missing}`, async ({ value }) => {
    expect(await messageOf(page, place(page.element(value)))).toMatch(
      new RegExp(`^${missing} is missing: wrap .*<${missing}`),
    );
  });
}

/** Declares the tests of widgets outside what they need. `drawn`: those that draw something before data has come. */
export function testOutside<Node>(page: Page<Node>, components: readonly Exported[], drawn = components): void {
  describe("outside the provider", () => testNames("HotseatProvider", page, components));
  describe("inside the provider, outside the theme", () => testNames("HotseatTheme", page, drawn, page.inProvider));
}
