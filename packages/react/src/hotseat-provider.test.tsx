import { keys } from "@hotseat/api-client/queries";
import { useQueryClient } from "@tanstack/react-query";
import { createInstance } from "i18next";
import { act, Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Hotseat, useHotseat } from "./hotseat-context";
import type { NamespaceLocales } from "./locales";
import { createDrivenClient } from "./testing/client";
import { renderInside } from "./testing/render";
import { useLocaleNamespace } from "./use-locale-namespace";

afterEach(() => document.body.replaceChildren());

const hello: NamespaceLocales = {
  en: async () => ({ hello: "Hello", deep: { word: "seat" } }),
  fr: async () => ({ hello: "Bonjour", deep: { word: "place" } }),
  de: async () => ({ hello: "Guten Tag", deep: { word: "Platz" } }),
  it: async () => ({ hello: "Buongiorno", deep: { word: "posto" } }),
};
let found: Hotseat | undefined;
function Greeting({ namespace = "greeting", locales = hello }: { namespace?: string; locales?: NamespaceLocales }) {
  found = useHotseat();
  const { t } = useLocaleNamespace(namespace, locales);
  return (
    <p>
      {t("hello")}, {t("deep.word")}
    </p>
  );
}

function LanguageOfHost() {
  return <b>{useTranslation("greeting").t("hello")}</b>;
}

let cacheFound: unknown;
function CacheProbe() {
  cacheFound = useQueryClient();
  return <Greeting />;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () =>
    this.state.failed ? <button type="button" onClick={() => this.setState({ failed: false })} /> : this.props.children;
}

describe("a widget inside the provider", () => {
  it("speaks the language asked for with the texts it brought along", async () => {
    const { text } = await renderInside(createDrivenClient().client, <Greeting />, { language: "de" });
    expect(text()).toBe("Guten Tag, Platz");
  });

  it("follows a change of language without showing a key, and answers are fetched again", async () => {
    const { client } = createDrivenClient();
    const spoken = vi.spyOn(client, "setLanguage");
    const { text, page, queryClient } = await renderInside(client, <Greeting />);
    const refetched = vi.spyOn(queryClient, "invalidateQueries");
    const seen = new Set<string>();
    new MutationObserver(() => seen.add(text())).observe(page, { subtree: true, childList: true, characterData: true });
    await act(async () => found?.setLanguage("it"));
    expect(text()).toBe("Buongiorno, posto");
    expect([...seen].filter((one) => one.includes("hello") || one === "")).toEqual([]);
    expect(found?.language).toBe("it");
    expect(spoken.mock.lastCall).toEqual(["it"]);
    expect(refetched).toHaveBeenCalledWith({ queryKey: keys.all });
  });

  it("follows the `language` the page passes later", async () => {
    const { text, show } = await renderInside(createDrivenClient().client, <Greeting />);
    await show(<Greeting />, { language: "fr" });
    expect(text()).toBe("Bonjour, place");
  });

  it("speaks through the page's own i18next, whose own words win", async () => {
    const i18n = createInstance();
    await i18n.init({ lng: "de", resources: { de: { greeting: { hello: "Grüezi" } } } });
    const { text } = await renderInside(
      createDrivenClient().client,
      [<Greeting key="a" />, <LanguageOfHost key="b" />],
      {
        i18n,
        language: undefined,
      },
    );
    expect(text()).toBe("Grüezi, PlatzGrüezi");
  });

  it("finds the page's own cache", async () => {
    const { queryClient } = await renderInside(createDrivenClient().client, <CacheProbe />);
    expect(cacheFound).toBe(queryClient);
  });

  it("asks the page's error boundary when its texts cannot be fetched, and tries again later", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let fails = true;
    const shaky = { ...hello, en: () => (fails ? Promise.reject(new Error("offline")) : hello.en()) };
    const { page, text } = await renderInside(
      createDrivenClient().client,
      <Boundary>
        <Greeting namespace="shaky" locales={shaky} />
      </Boundary>,
    );
    fails = false;
    await act(async () => page.querySelector("button")?.click());
    expect(text()).toBe("Hello, seat");
  });
});

it("a widget outside the provider says what is missing", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { createRoot } = await import("react-dom/client");
  const root = createRoot(document.createElement("div"));
  await expect(act(async () => root.render(<Greeting />))).rejects.toThrow("HotseatProvider");
});
