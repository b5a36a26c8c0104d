import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.{test,stories,fixtures,css}.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The first option of each change: a spread of the client's options, or of `mutationDefaults`, brings our retry rules. */
const FIRST_OPTION = /useMutation\(\{\s*(\S{3})/g;

test("every change has the retry rules of the product, whatever the page's QueryClient says", () => {
  const changes = Object.entries(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(FIRST_OPTION)].map(([, first]) => ({ file, first })),
  );
  expect(changes.length).toBeGreaterThan(10);
  expect(changes.filter(({ first }) => first !== "...")).toEqual([]);
});
