const rules = require("./tooling/boundaries/rules.cjs");

/** Who may import whom; the rules are in tooling/boundaries. */
module.exports = {
  forbidden: rules,
  options: {
    doNotFollow: { path: "node_modules|/dist/" },
    exclude: { path: "/(storybook-static|coverage)/|/src/generated/.*\\.gen\\.ts$" },
    // Imports of types count too: a type from a forbidden layer ties the two layers together too.
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@hotseat/source", "import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".jsx", ".json", ".css"],
    },
  },
};
