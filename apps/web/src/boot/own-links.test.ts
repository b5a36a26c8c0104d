// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { type Click, ownPath } from "./own-links";

const PAGE = new URL("https://hotseat.example/home?tab=mine");
const PLAIN: Click = { button: 0, modified: false, prevented: false };

function linkTo(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const link = document.createElement("a");
  link.setAttribute("href", new URL(href, PAGE).href);
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}

describe("a click on a link", () => {
  it("stays inside for our own pages, query and anchor included", () => {
    expect(ownPath(linkTo("/module/M1"), PLAIN, PAGE)).toBe("/module/M1");
    expect(ownPath(linkTo("?tab=mine&session=4"), PLAIN, PAGE)).toBe("/home?tab=mine&session=4");
    expect(ownPath(linkTo("/#modules"), PLAIN, PAGE)).toBe("/#modules");
  });

  it("leaves for other sites, the API and links that request it", () => {
    expect(ownPath(linkTo("https://other.example/home"), PLAIN, PAGE)).toBeNull();
    expect(ownPath(linkTo("/api/v1/oidc/logout/?next=/"), PLAIN, PAGE)).toBeNull();
    expect(ownPath(linkTo("/home", { "data-leaves-app": "" }), PLAIN, PAGE)).toBeNull();
    expect(ownPath(linkTo("/home", { target: "_blank" }), PLAIN, PAGE)).toBeNull();
    expect(ownPath(linkTo("/notes.txt", { download: "" }), PLAIN, PAGE)).toBeNull();
  });

  it("is the browser's with another button, a modifier, or an anchor of this page", () => {
    expect(ownPath(linkTo("/module/M1"), { ...PLAIN, button: 1 }, PAGE)).toBeNull();
    expect(ownPath(linkTo("/module/M1"), { ...PLAIN, modified: true }, PAGE)).toBeNull();
    expect(ownPath(linkTo("/module/M1"), { ...PLAIN, prevented: true }, PAGE)).toBeNull();
    expect(ownPath(linkTo("?tab=mine#content"), PLAIN, PAGE)).toBeNull();
  });
});
