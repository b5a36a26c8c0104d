import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Only what Biome cannot do: the rules of React hooks. Everything else is biome.json. */
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
  {
    // A test's probe component writes outside of itself on purpose: that is how the test sees what React did.
    files: ["packages/**/*.test.tsx"],
    rules: { "react-hooks/globals": "off" },
  },
];
