import { expect, test } from "../e2e/support/people.ts";
import { layoutFaults } from "./layout-faults.ts";

const FAIR = `
  <p>Words in a paragraph, <a href="#1">a link</a> among them, and <b>more</b> of them behind it.</p>
  <div style="overflow: auto; height: 40px; width: 200px"><p style="width: 600px; height: 300px">A frame that scrolls hides fairly.</p></div>
  <span title="A name too long for its place" style="display: block; width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A name too long for its place</span>
  <label style="position: relative; display: block"><input value="Find" style="width: 200px"><button type="button" style="position: absolute; left: 176px; top: 2px; width: 20px; height: 16px">x</button></label>
  <div style="position: relative"><button style="width: 300px; text-align: left">Speaker</button><button style="position: absolute; left: 230px; width: 60px">Test</button></div>
  <div style="position: fixed; bottom: 0; left: 0; right: 0; height: 60px; background: #ffffff"><button>In a bar over the page</button></div>
  <span style="position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden; white-space: nowrap">Only for ears</span>
  <div style="height: 1800px"></div><button>Far below</button>`;

const PLANTED: Record<string, [html: string, said: RegExp]> = {
  "a page wider than the window": ['<div style="width: 3000px; height: 10px"></div>', /wider than the window/],
  "words beyond a window that cannot be scrolled": [
    '<style>html { overflow-x: clip }</style><p style="position: absolute; left: 1400px; white-space: nowrap">Words beyond the edge</p>',
    /"Words beyond the edge" reaches out/,
  ],
  "words cut off at the side": [
    '<div style="width: 60px; overflow: hidden; white-space: nowrap">Words too long for it</div>',
    /"Words too long for it" is cut off by/,
  ],
  "words cut off at the foot": [
    '<div style="height: 10px; overflow: hidden">Letters without feet</div>',
    /"Letters without feet" is cut off by \d+ px of height/,
  ],
  "an ellipsis that keeps the rest to itself": [
    '<div style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Words with an ellipsis</div>',
    /"Words with an ellipsis" is cut off/,
  ],
  "a button cut off by its frame": [
    '<div style="height: 12px; overflow: hidden"><button aria-label="Menu" style="height: 40px"></button></div>',
    /button "Menu" is cut off/,
  ],
  "two buttons over each other": [
    '<button>First</button><button style="margin-left: -20px">Second</button>',
    /button "First" and button "Second" lie over each other/,
  ],
  "a button wholly under another": [
    '<div style="position: relative"><button style="width: 90px">Under</button><button style="position: absolute; left: 0; width: 120px">Over</button></div>',
    /button "Under" and button "Over" lie over each other/,
  ],
  "words over words": [
    '<p style="margin: 0">Words below</p><p style="margin: -12px 0 0">Words above</p>',
    /"Words below" and text "Words above" lie over each other/,
  ],
  "a fault below the first window": [
    '<div style="height: 2000px"></div><button>Deep</button><button style="margin-left: -20px">Deeper</button>',
    /button "Deep" and button "Deeper" lie over each other/,
  ],
};

test("every kind of broken layout is found where it is planted, and nowhere else", async ({ person }) => {
  const { page } = await person("dieter");
  await page.setContent(FAIR);
  expect(await layoutFaults(page)).toEqual([]);
  for (const [kind, [html, said]] of Object.entries(PLANTED)) {
    await page.setContent(`<body style="font: 16px sans-serif">${html}</body>`);
    expect((await layoutFaults(page)).join("\n"), kind).toMatch(said);
  }
});
