import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { capture } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

// A factory of `@hotseat/api-client/queries` has the retry rules of the product; a test beside it asserts them. Options that
// are written elsewhere begin with such a factory, or with `mutationDefaults` or `hotseatDefaultOptions.queries`.

const NO_PRODUCT = /\.(test|stories|fixtures|css)\./;
const WRITTEN_OPTIONS =
  /\b(use(?:Infinite|Suspense)?Query|useMutation|(?:infiniteQ|q)ueryOptions|mutationOptions)\(\{\s*(\S{3})/g;

/** Returns the calls with options that do not begin with a spread. */
const withoutRules = (file: string, text: string) =>
  [...text.matchAll(WRITTEN_OPTIONS)].filter(([, , first]) => first !== "...").map(([, call]) => `${file}: ${call}`);

it.each(["useMutation", "useQuery", "useInfiniteQuery", "queryOptions"])(
  "options of %s without the retry rules are reported",
  (call) => {
    expect(withoutRules("a.ts", `${call}({ mutationFn: save });`)).toEqual([`a.ts: ${call}`]);
    expect(withoutRules("a.ts", `${call}({\n  ...mutationDefaults,\n  mutationFn: save });`)).toEqual([]);
  },
);

it("every query and every change of widgets and web app has the retry rules, whatever the page's QueryClient says", async () => {
  const { output } = await capture(
    "git",
    ["ls-files", "packages/*-widgets/src/*", "packages/react/src", "apps/web/src"],
    {
      cwd: ROOT,
    },
  );
  const files = output.split("\n").filter((file) => /\.tsx?$/.test(file) && !NO_PRODUCT.test(file));
  expect(files.length).toBeGreaterThan(800);
  const written = files.map((file) => [file, readFileSync(path.join(ROOT, file), "utf8")] as const);
  expect(written.filter(([, text]) => text.match(WRITTEN_OPTIONS)).length).toBeGreaterThan(20);
  expect(written.flatMap(([file, text]) => withoutRules(file, text))).toEqual([]);
});
