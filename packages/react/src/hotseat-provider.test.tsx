import { keys } from "@hotseat/api-client/queries";
import { useQueryClient } from "@tanstack/react-query";
import { createInstance } from "i18next";
import { act, Component, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Hotseat, useHotseat } from "./hotseat-context";
import { type NamespaceLocales, retryLocales } from "./locales";
import { createDrivenClient } from "./testing/client";
import { renderInside } from "./testing/render";
import { preloadNamespace, useLocaleNamespace } from "./use-locale-namespace";

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

class Boundary extends Component<{ children: ReactNode; onRetry?: () => void }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };
  override render = () => (this.state.failed ? <button type="button" onClick={this.retry} /> : this.props.children);
}

function Preloading() {
  const hotseat = useHotseat();
  const [isHere, setIsHere] = useState(false);
  useEffect(() => void preloadNamespace(hotseat, "preloaded", hello).then(() => setIsHere(true)), [hotseat]);
  return (
    <Suspense fallback={<p>suspended</p>}>{isHere ? <Greeting namespace="preloaded" /> : <p>not yet</p>}</Suspense>
  );
}

describe("a widget inside the provider", () => {
  it("does not suspend for texts that were preloaded", async () => {
    const shown: string[] = [];
    const observer = new MutationObserver(() => shown.push(document.body.textContent ?? ""));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const { text } = await renderInside(createDrivenClient().client, <Preloading />, { language: "fr" });
    observer.disconnect();
    expect(text()).toContain("Bonjour, place");
    expect(shown.join()).not.toContain("suspended");
  });

  it("shows the requested language with the texts of its own package", async () => {
    const { text } = await renderInside(createDrivenClient().client, <Greeting />, { language: "de" });
    expect(text()).toBe("Guten Tag, Platz");
  });

  it.each([
    ["English unless said", undefined, "Hello, seat"],
    ["the page's fallback language", "fr", "Bonjour, place"],
  ] as const)("speaks %s where the browser's language is none of ours", async (_what, fallbackLanguage, words) => {
    vi.spyOn(navigator, "language", "get").mockReturnValue("es-ES");
    const { text } = await renderInside(createDrivenClient().client, <Greeting />, {
      language: undefined,
      ...(fallbackLanguage && { fallbackLanguage }),
    });
    expect(text()).toBe(words);
    expect(found?.language).toBe(fallbackLanguage ?? "en");
  });

  it("shows the fallback language where the page's i18next has an unsupported language", async () => {
    const i18n = createInstance();
    await i18n.init({ lng: "es", resources: {} });
    await renderInside(createDrivenClient().client, <Greeting />, {
      language: undefined,
      fallbackLanguage: "it",
      i18n,
    });
    expect(found?.language).toBe("it");
  });

  it("follows a change of language without showing a key, and data is fetched again", async () => {
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

  it("follows a later change of the `language` prop", async () => {
    const { text, show } = await renderInside(createDrivenClient().client, <Greeting />);
    await show(<Greeting />, { language: "fr" });
    expect(text()).toBe("Bonjour, place");
  });

  it("uses the page's own i18next, whose texts have priority", async () => {
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

  it("uses the page's own query cache", async () => {
    const { queryClient } = await renderInside(createDrivenClient().client, <CacheProbe />);
    expect(cacheFound).toBe(queryClient);
  });

  describe("with texts that cannot be loaded", () => {
    async function setUpShaky(namespace: string, onRetry?: () => void) {
      vi.spyOn(console, "error").mockImplementation(() => {});
      let fails = true;
      const load = vi.fn(() => (fails ? Promise.reject(new Error("offline")) : hello.en()));
      const shown = await renderInside(
        createDrivenClient().client,
        <Boundary {...(onRetry && { onRetry })}>
          <Greeting namespace={namespace} locales={{ ...hello, en: load }} />
        </Boundary>,
      );
      const retry = () => act(async () => shown.page.querySelector("button")?.click());
      const mend = () => {
        fails = false;
      };
      return { ...shown, load, retry, mend };
    }

    it("throws to the page's error boundary after one attempt, and does not fetch with every render", async () => {
      const { page, load, retry } = await setUpShaky("shaky");
      expect(page.querySelector("button")).not.toBeNull();
      expect(load).toHaveBeenCalledTimes(1);
      await retry();
      expect(load).toHaveBeenCalledTimes(1);
    });

    it("retries when the page calls `retryLocales`", async () => {
      const { text, retry, mend } = await setUpShaky("shaky on request", retryLocales);
      mend();
      await retry();
      expect(text()).toBe("Hello, seat");
    });

    it("retries when the browser is online", async () => {
      const { text, retry, mend } = await setUpShaky("shaky on the way");
      mend();
      globalThis.dispatchEvent(new Event("online"));
      await retry();
      expect(text()).toBe("Hello, seat");
    });

    it("keeps the language it has, and retries with the next choice", async () => {
      const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
      let fails = true;
      const shaky = { ...hello, de: () => (fails ? Promise.reject(new Error("offline")) : hello.de()) };
      const greeting = <Greeting namespace="shaky in German" locales={shaky} />;
      const { text, show } = await renderInside(createDrivenClient().client, greeting);
      await show(greeting, { language: "de" });
      expect(text()).toBe("Hello, seat");
      expect(warned).toHaveBeenCalledTimes(1);
      fails = false;
      await act(async () => found?.setLanguage("de"));
      expect(text()).toBe("Guten Tag, Platz");
    });
  });
});

it("a widget outside the provider throws an error that names the provider", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { createRoot } = await import("react-dom/client");
  const root = createRoot(document.createElement("div"));
  await expect(act(async () => root.render(<Greeting />))).rejects.toThrow("HotseatProvider");
});
