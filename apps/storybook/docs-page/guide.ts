/** The sections of a guide, and the tag of a component's doc comment that holds each. */
const SECTIONS = [
  { tag: "example", heading: "Usage" },
  { tag: "keyboard", heading: "Keyboard" },
  { tag: "do", heading: "Do" },
  { tag: "dont", heading: "Don’t" },
] as const;

const TAG = /^@(\w+)[ \t]*/;

/**
 * The guide of a component as Markdown: the words of its doc comment, then a section for each tag it has.
 * @param comment the doc comment without its stars, as docgen gives it
 */
export function guideOfComment(comment: string): string {
  const [words = "", ...tags] = comment.split(/^(?=@\w+)/m);
  const sections = SECTIONS.flatMap(({ tag, heading }) => {
    const bodies = tags.filter((part) => TAG.exec(part)?.[1] === tag).map((part) => part.replace(TAG, "").trim());
    if (bodies.length === 0) return [];
    const body = bodies.join("\n\n");
    return [`## ${heading}\n\n${tag === "example" ? `\`\`\`tsx\n${body}\n\`\`\`` : body}`];
  });
  return [words.trim(), ...sections].join("\n\n");
}

/** The guide of a widget: its README without the title, which the page shows already. */
export function guideOfReadme(readme: string): string {
  return readme.replace(/^# .*\n+/, "");
}

/** The doc comment of the first exported component of a source file, without its stars; empty when there is none. */
export function commentIn(source: string): string {
  const [, comment = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport function [A-Z]/.exec(source) ?? [];
  return comment.replace(/^ \* ?/gm, "").trim();
}
