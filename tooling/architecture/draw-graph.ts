/** A package with its dependencies by package name. */
export interface Workspace {
  readonly folder: string;
  readonly name: string;
  readonly uses: readonly string[];
}

/** The packages that `name` reaches in one step or more. */
function reach(name: string, packages: readonly Workspace[], seen = new Set<string>()): Set<string> {
  for (const next of packages.find((one) => one.name === name)?.uses ?? [])
    if (!seen.has(next)) reach(next, packages, seen.add(next));
  return seen;
}

/** The dependencies of a package that no other of its dependencies brings along, so that the picture shows each way once. */
function direct({ uses }: Workspace, packages: readonly Workspace[]) {
  return uses.filter((name) => !uses.some((other) => other !== name && reach(other, packages).has(name)));
}

const node = (folder: string) => folder.replaceAll(/\W/g, "_");

/** Returns the graph of packages as a Mermaid flowchart, apps above packages; an arrow means "imports". */
export function drawGraph(packages: readonly Workspace[]) {
  const byName = new Map(packages.map((one) => [one.name, one]));
  const sorted = [...packages].sort((a, b) => a.folder.localeCompare(b.folder));
  const group = (title: string, start: string) => [
    `  subgraph ${title}`,
    ...sorted.filter(({ folder }) => folder.startsWith(start)).map(({ folder }) => `    ${node(folder)}["${folder}"]`),
    "  end",
  ];
  const arrows = sorted.flatMap((one) =>
    direct(one, packages).map((name) => `  ${node(one.folder)} --> ${node(byName.get(name)?.folder ?? name)}`),
  );
  return ["flowchart TD", ...group("apps", "apps/"), ...group("packages", "packages/"), ...arrows].join("\n");
}

const START = "<!-- packages: written by npm run architecture -->";
const END = "<!-- end of packages -->";

/** Returns a document with the graph between its two marks. Throws where a mark is missing. */
export function placeGraph(text: string, graph: string) {
  const [from, to] = [text.indexOf(START), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`The document needs the marks "${START}" and "${END}".`);
  return `${text.slice(0, from + START.length)}\n\`\`\`mermaid\n${graph}\n\`\`\`\n${text.slice(to)}`;
}
