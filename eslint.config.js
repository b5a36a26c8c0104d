import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Lives with the Storybook whose version it must have. */
const { resolve } = createRequire(new URL("apps/storybook/package.json", import.meta.url));
const { default: storybook } = await import(pathToFileURL(resolve("eslint-plugin-storybook")).href);

/** Only what Biome cannot do: the rules of React hooks and of stories. Everything else is biome.json. */
export default [
  { ignores: ["**/dist/**", "**/storybook-static/**", "**/generated/**", "**/node_modules/**", ".toolchain/**"] },
  {
    files: ["packages/**/*.{ts,tsx}", "apps/{web,storybook}/**/*.{ts,tsx}"],
    // No React in the browser tests: Playwright calls the setting-up of its fixtures "use".
    ignores: ["apps/web/e2e/**"],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "react-hooks": reactHooks },
    rules: { ...reactHooks.configs["recommended-latest"].rules },
  },
  ...storybook.configs["flat/recommended"],
  {
    // A test's probe component writes outside of itself on purpose: that is how the test sees what React did.
    files: ["packages/**/*.test.tsx"],
    rules: { "react-hooks/globals": "off" },
  },
];
