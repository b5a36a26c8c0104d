import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PILLARS } from "../components/pillar-mark";
import { Row, Stack } from "../components/stack";
import { Heading, Text } from "../components/text";
import { vars } from "../tokens/contract.css";
import { measureContrast } from "./measure-contrast";

const { color } = vars;
const STATUSES = ["green", "amber", "red", "blue"] as const;
const BANDS = ["low", "middle", "high"] as const;
const AA_TEXT = 4.5;
/** Colours of people, in degrees: all of them are possible. */
const HUES = Array.from({ length: 24 }, (_, index) => index * 15);

function Swatch({ name, fill, ink = color.text }: { name: string; fill: string; ink?: string }) {
  return (
    <span
      style={{
        background: fill,
        color: ink,
        boxShadow: `0 0 0 1px ${color.line}`,
        borderRadius: 6,
        padding: "8px 12px",
        fontSize: 12,
      }}
    >
      {name}
    </span>
  );
}

const personColour = (part: "solid" | "mark" | "soft", hue: number) => `oklch(${color.person[part]} ${hue})`;

function Tokens() {
  return (
    <Stack gap={16} data-probe="">
      <Heading as="h1">Grounds</Heading>
      <Row wrap>
        {(["canvas", "surface", "raised", "sunken", "stage", "fillQuiet", "fill", "placeholder"] as const).map(
          (name) => (
            <Swatch key={name} name={name} fill={color[name]} />
          ),
        )}
        <Swatch name="inverse" fill={color.inverse} ink={color.onInverse} />
        <Swatch name="overVideo" fill={color.overVideo.fill} ink={color.overVideo.text} />
      </Row>
      <Heading>Accent and status</Heading>
      <Row wrap>
        <Swatch name="accent.solid" fill={color.accent.solid} ink={color.accent.onSolid} />
        <Swatch name="accent.soft" fill={color.accent.soft} ink={color.accent.text} />
        {STATUSES.map((name) => (
          <Swatch
            key={name}
            name={`${name}.fill, onFill`}
            fill={color.status[name].fill}
            ink={color.status[name].onFill}
          />
        ))}
        {STATUSES.map((name) => (
          <Text key={name} style={{ color: color.status[name].text }}>
            {name}.text
          </Text>
        ))}
      </Row>
      <Heading>Score bands</Heading>
      <Row wrap>
        {BANDS.map((name) => (
          <Swatch key={name} name={name} fill={color.band[name].fill} ink={color.band[name].onFill} />
        ))}
        {BANDS.map((name) => (
          <Swatch key={name} name={`${name}.solid`} fill={color.band[name].solid} ink={color.band.ink} />
        ))}
      </Row>
      <Heading>Pillars</Heading>
      <Row wrap>
        {PILLARS.map((name) => (
          <Swatch key={name} name={name} fill={color.pillar[name].tile} />
        ))}
      </Row>
      <Heading>People</Heading>
      <Row wrap>
        {HUES.map((hue) => (
          <Swatch key={hue} name={`${hue}°`} fill={personColour("solid", hue)} ink={color.person.onSolid} />
        ))}
      </Row>
    </Stack>
  );
}

const meta = { title: "ui/Tokens", tags: ["!autodocs"], component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text colours with their backgrounds; axe cannot check mixed colours, so they are measured as drawn. */
function pairs(): Array<[name: string, text: string, grounds: string[]]> {
  const grounds = ["surface", "canvas", "stage", "raised"] as const;
  const people = HUES.flatMap(
    (hue): Array<[string, string, string[]]> => [
      [`person.onSolid on ${hue}°`, color.person.onSolid, [personColour("solid", hue)]],
      [`text on person.soft at ${hue}°`, color.text, [personColour("soft", hue)]],
      ...(Object.keys(color.code) as (keyof typeof color.code)[]).map((name): [string, string, string[]] => [
        `code.${name} on person.soft at ${hue}°`,
        color.code[name],
        [personColour("soft", hue)],
      ]),
    ],
  );
  const onGrounds = grounds.flatMap(
    (ground): Array<[string, string, string[]]> => [
      [`text on ${ground}`, color.text, [color[ground]]],
      [`muted on ${ground}`, color.muted, [color[ground]]],
      [`accent.text on ${ground}`, color.accent.text, [color[ground]]],
      [`accent.text on accent.soft on ${ground}`, color.accent.text, [color[ground], color.accent.soft]],
      ...STATUSES.flatMap(
        (name): Array<[string, string, string[]]> => [
          [`${name}.text on ${ground}`, color.status[name].text, [color[ground]]],
          [`${name}.onFill on ${ground}`, color.status[name].onFill, [color[ground], color.status[name].fill]],
        ],
      ),
      ...BANDS.flatMap(
        (name): Array<[string, string, string[]]> => [
          [`${name}.onFill on ${ground}`, color.band[name].onFill, [color[ground], color.band[name].fill]],
          [`ink on ${name}.solid`, color.band.ink, [color.band[name].solid]],
        ],
      ),
    ],
  );
  return [...people, ...onGrounds];
}

export const All: Story = {
  play: async ({ canvasElement }) => {
    const probe = canvasElement.querySelector<HTMLElement>("[data-probe]") as HTMLElement;
    const weak = pairs()
      .map(([name, text, grounds]) => ({
        name,
        contrast: Math.round(measureContrast(probe, text, grounds) * 100) / 100,
      }))
      .filter(({ contrast }) => contrast < AA_TEXT);
    await expect(weak).toEqual([]);
  },
};
