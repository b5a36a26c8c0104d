import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { commentIn, guideOfComment, guideOfReadme } from "./guide";

const READMES = import.meta.glob<string>("../../../packages/*/src/*/README.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Docgen finds no component in what returns a portal: its doc comment is read from its source. */
const PORTALS = import.meta.glob<string>(
  ["../../../packages/ui/src/components/pop-out/pop-out.tsx", "../../../packages/ui/src/themes/toaster.tsx"],
  { query: "?raw", import: "default", eager: true },
);
/** A widget's folder in the path of its stories: `…/session-widgets/src/chat`. */
const WIDGET = /packages\/[\w-]+-widgets\/src\/[\w-]+(?=\/)/;

function readmeOf(storyFile: string): string | undefined {
  return READMES[`../../../${WIDGET.exec(storyFile)?.[0]}/README.md`];
}

function portalOf(storyFile: string): string {
  const name = storyFile.split("packages/")[1]?.replace(".stories.tsx", ".tsx");
  return PORTALS[`../../../packages/${name}`] ?? "";
}

type Documented = { __docgenInfo?: { description?: string } };

/** The guide of what a file of stories shows: the widget's README, else the component's doc comment. */
function useGuide(): string {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const file = String(preparedMeta.parameters.fileName);
  const readme = readmeOf(file);
  if (readme) return guideOfReadme(readme);
  const component = preparedMeta.component as Documented | undefined;
  return guideOfComment(component?.__docgenInfo?.description ?? commentIn(portalOf(file)));
}

/** The other stories as links: thirty sessions at once on one page would be slow, and dialogs would cover each other. */
function StoryLinks() {
  const { componentStories, projectAnnotations } = useContext(DocsContext);
  const filter = projectAnnotations.parameters?.docs?.stories?.filter;
  const stories = componentStories().filter((story) => filter(story));
  return (
    <>
      <Heading>Stories</Heading>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <a href={`?path=/story/${story.id}`} target="_top">
              {story.name}
            </a>
            <Description of={story.moduleExport} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Props with controls. Where a stage around the component gives it its data, the component's own props, then the stage's controls. */
function Props({ isFramed }: { isFramed: boolean }) {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const [shown] = Object.values(preparedMeta.subcomponents ?? {});
  const isStage = shown && !(preparedMeta.component as Documented | undefined)?.__docgenInfo;
  const controls = isFramed ? <ArgTypes /> : <Controls />;
  if (!isStage) return controls;
  return (
    <>
      <ArgTypes of={shown} />
      {Object.keys(preparedMeta.initialArgs).length > 0 ? controls : null}
    </>
  );
}

/** The page of a component or widget: guide, first story, props with controls, all stories. */
export default function DocsPage() {
  const guide = useGuide();
  const { preparedMeta } = useOf("meta", ["meta"]);
  const [primary] = useContext(DocsContext).componentStories();
  const isWidget = WIDGET.test(String(preparedMeta.parameters.fileName));
  // What fills its window or covers the page gets a frame; controls do not reach into frames.
  const isFramed =
    preparedMeta.parameters.layout === "fullscreen" || preparedMeta.parameters.docs?.story?.inline === false;
  return (
    <>
      <Title />
      <Markdown>{guide}</Markdown>
      <Heading>Example</Heading>
      {primary ? (
        <Canvas of={primary.moduleExport} {...(isFramed ? { story: { inline: false, height: "480px" } } : {})} />
      ) : null}
      <Heading>Props</Heading>
      <Props isFramed={isFramed} />
      {isWidget || isFramed ? <StoryLinks /> : <Stories title="Stories" includePrimary={false} />}
    </>
  );
}
