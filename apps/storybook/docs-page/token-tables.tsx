import { HotseatTheme } from "@hotseat/ui/theme";
import { type Appearance, vars } from "@hotseat/ui/tokens";
import { Heading } from "@storybook/addon-docs/blocks";
import { type CSSProperties, useCallback, useState } from "react";

interface Tree {
  readonly [name: string]: string | Tree;
}

interface Token {
  /** As code names it: `vars.color.accent.solid`. */
  path: string;
  /** As CSS names it: `--hs-color-accent-solid`. */
  variable: string;
}

type Values = Record<Appearance, ReadonlyMap<string, string>>;

const NONE: Values = { light: new Map(), dark: new Map() };

/** Every token below a group, in the order of its source. */
function tokensOf(tree: Tree, path: string): Token[] {
  return Object.entries(tree).flatMap(([name, entry]) => {
    const own = /^\d/.test(name) ? `${path}[${name}]` : `${path}.${name}`;
    return typeof entry === "string" ? [{ path: own, variable: entry.slice("var(".length, -1) }] : tokensOf(entry, own);
  });
}

const GROUPS = Object.entries(vars).map(([group, tree]) => ({ group, tokens: tokensOf(tree, `vars.${group}`) }));

/** What a value looks like, for the groups that can be seen. */
const SAMPLES: Readonly<Record<string, (value: string) => CSSProperties>> = {
  color: (value) => ({ background: value, boxShadow: "0 0 0 1px rgba(128, 128, 128, 0.4)" }),
  space: (value) => ({ background: "currentcolor", width: value, height: 8 }),
  radius: (value) => ({ border: "1px solid", borderRadius: value }),
  shadow: (value) => ({ boxShadow: value }),
};

function Sample({ group, value }: { group: string; value: string }) {
  const look = SAMPLES[group]?.(value);
  const place = { display: "inline-block", width: 32, height: 20, marginRight: 8, verticalAlign: "middle" };
  return look ? <span style={{ ...place, ...look }} /> : null;
}

/** An element of a theme, from which the browser tells what each variable is there. */
function Probe({
  appearance,
  onRead,
}: {
  appearance: Appearance;
  onRead: (values: ReadonlyMap<string, string>) => void;
}) {
  const read = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const style = getComputedStyle(element);
      const tokens = GROUPS.flatMap((each) => each.tokens);
      onRead(new Map(tokens.map(({ variable }) => [variable, style.getPropertyValue(variable)])));
    },
    [onRead],
  );
  return (
    <HotseatTheme appearance={appearance} background={false}>
      <span ref={read} />
    </HotseatTheme>
  );
}

/** Every token of the design system with its value in light and in dark, as the browser has it. */
export function TokenTables() {
  const [values, setValues] = useState(NONE);
  const [readLight] = useState(() => (light: Values["light"]) => setValues((all) => ({ ...all, light })));
  const [readDark] = useState(() => (dark: Values["dark"]) => setValues((all) => ({ ...all, dark })));
  return (
    <>
      <Probe appearance="light" onRead={readLight} />
      <Probe appearance="dark" onRead={readDark} />
      {GROUPS.map(({ group, tokens }) => (
        <section key={group}>
          <Heading>{group}</Heading>
          <table style={{ width: "100%", tableLayout: "fixed" }}>
            <thead>
              <tr>
                <th>Token</th>
                <th>Light</th>
                <th>Dark</th>
              </tr>
            </thead>
            <tbody>
              {tokens.map(({ path, variable }) => (
                <tr key={variable} data-token={variable}>
                  <td>
                    <code>{path}</code>
                    <br />
                    <small>{variable}</small>
                  </td>
                  {(["light", "dark"] as const).map((appearance) => (
                    <td
                      key={appearance}
                      data-value={appearance}
                      style={{
                        background: appearance === "dark" ? "#111113" : "#fff",
                        color: appearance === "dark" ? "#edeef0" : "#1c2024",
                      }}
                    >
                      <Sample group={group} value={values[appearance].get(variable) ?? ""} />
                      <small>{values[appearance].get(variable)}</small>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
