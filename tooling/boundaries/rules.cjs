/**
 * The permitted imports, as rules of dependency-cruiser. Each rule names a package or folder and the imports it refuses, both by
 * path (a resolved import) and by package name (an unresolved import, because it is not declared).
 */
const PRODUCT = "\\.(test|stories|fixtures)\\.[cm]?[jt]sx?$|/(test|testing|e2e|visual)/|vitest\\.config|\\.storybook/";

/** Matches a package of ours by path and by name. @param {string} name @param {string} [folder] */
const own = (name, folder = `packages/${name}`) => `^${folder}/|(^|node_modules/)@hotseat/${name}(/|$)`;
/** @param {string} name */
const npm = (name) => `(^|node_modules/)${name}(/|$)`;

const WIDGETS = "^packages/[^/]+-widgets/";
const ANY_WIDGETS = "^packages/[^/]+-widgets/|(^|node_modules/)@hotseat/[^/]+-widgets(/|$)";
/** The client's code without the contract's types and constants. */
const CLIENT_VALUES = [
  "^packages/api-client/src/(index|client|events/index|queries/index|generated/operations/.+)\\.ts$",
  "(^|node_modules/)@hotseat/api-client$",
  "(^|node_modules/)@hotseat/api-client/(?!(types|constants)$)",
];
/** zustand with React; `zustand/vanilla` has no React. */
const ZUSTAND_FOR_REACT = "(^|node_modules/)zustand($|/(esm/)?(index|react|traditional))";
const ENTRY_POINTS = [
  "^packages/core/src/(autosave|backoff|clock|debounce|durations|messages|reader|sleep|storage|store|testing|ticker|timeout)\\.ts$",
  "^packages/api-client/src/(index|types|generated/constants|events/index|queries/index|generated/operations/[^/]+/index)\\.ts$",
  "^packages/react/src/index\\.ts$",
  "^packages/ui/src/(tokens|themes|components/[^/]+)/index\\.ts$",
  "^packages/ui/src/styles/styles\\.css$",
  "^packages/[^/]+-widgets/src/[^/]+/(headless|view|index)\\.ts$",
  "^packages/[^/]+-widgets/src/(locales\\.ts|styles\\.css)$",
  "^packages/collab/src/(ot/index|pad/(client|messages)|scene/[^/]+)\\.ts$",
  "^packages/[^/]+/dist/",
];

/** The server's files outside these layers: folders of `apps/server/src` and single files beside them. @param {string[]} layers */
const serverBut = (...layers) => `(^apps/|(^|node_modules/)@hotseat/)server/src/(?!(${layers.join("|")})(/|\\.ts$))`;
/** @param {string} layer */
const server = (layer) => `^apps/server/src/${layer}/`;

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** Restricts imports of a module to the listed folders. @param {string} name @param {string} what @param {string[]} folders */
const only = (name, what, folders) =>
  rule(
    `${name}-has-its-folders`,
    `${name} is imported only in ${folders.join(", ")}`,
    { path: "^(apps|packages)/", pathNot: folders },
    { path: what },
  );

module.exports = [
  rule(
    "core-stands-alone",
    "core imports no package of ours, no React, no Node built-ins",
    { path: "^packages/core/src/", pathNot: PRODUCT },
    {
      path: [
        ANY_WIDGETS,
        ...["ui", "react", "api-client", "collab"].map((each) => own(each)),
        npm("react"),
        npm("react-dom"),
        ZUSTAND_FOR_REACT,
        "^node:",
        "^(fs|path|os|crypto|child_process|http|net)$",
      ],
    },
  ),
  rule(
    "collab-stands-alone",
    "collab imports no package of ours except core, no React, no Node built-ins",
    { path: "^packages/collab/src/", pathNot: PRODUCT },
    {
      path: [
        ANY_WIDGETS,
        ...["ui", "react", "api-client"].map((each) => own(each)),
        npm("react"),
        npm("react-dom"),
        ZUSTAND_FOR_REACT,
        "^node:",
        "^(fs|path|os|crypto|child_process|http|net)$",
      ],
    },
  ),
  rule(
    "api-client-stands-alone",
    "api-client imports no package of ours except core, and no React: its stores use zustand/vanilla",
    { path: "^packages/api-client/src/" },
    {
      path: [
        ANY_WIDGETS,
        ...["ui", "react", "collab"].map((each) => own(each)),
        npm("react"),
        npm("react-dom"),
        ZUSTAND_FOR_REACT,
      ],
    },
  ),
  rule(
    "tanstack-in-queries",
    "only the entry point `queries` of api-client imports TanStack",
    { path: "^packages/api-client/src/", pathNot: ["/src/queries/", PRODUCT] },
    { path: npm("@tanstack") },
  ),
  rule(
    "ui-knows-no-domain",
    "the design system imports no package of ours except core",
    { path: "^packages/ui/" },
    {
      path: [ANY_WIDGETS, ...["react", "api-client", "collab"].map((each) => own(each))],
    },
  ),
  only("radix", npm("@radix-ui"), ["^packages/ui/"]),
  only("livekit-client", npm("livekit-client"), [
    "^packages/session-widgets/src/(room|prejoin|video-stage)/(connected/|[^/]+\\.fixtures\\.ts$)",
  ]),
  only("livekit-components-react", npm("@livekit/components-(react|core)"), [
    "^packages/session-widgets/src/(room|prejoin|video-stage)/connected/",
  ]),
  only("rtc-node", npm("@livekit/rtc-node"), ["^apps/partner/"]),
  rule(
    "partner-imports-types-only",
    "the practice partner calls the product's API: of our packages it imports the client's types only",
    { path: "^apps/partner/src/", pathNot: PRODUCT },
    {
      path: [
        ANY_WIDGETS,
        ...["ui", "react", "collab"].map((each) => own(each)),
        ...["server", "web", "storybook"].map((each) => own(each, `apps/${each}`)),
        "^packages/api-client/src/(?!types\\.ts$)",
        "(^|node_modules/)@hotseat/api-client$",
        "(^|node_modules/)@hotseat/api-client/(?!types$)",
      ],
    },
  ),
  rule(
    "partner-is-not-imported",
    "the practice partner is never part of the product",
    { path: "^(apps|packages)/", pathNot: "^apps/partner/" },
    { path: own("partner", "apps/partner") },
  ),
  only("excalidraw", npm("@excalidraw"), ["^packages/session-widgets/src/whiteboard/"]),
  only("codemirror", npm("(@codemirror|@lezer|@replit/codemirror-[^/]+|codemirror)"), [
    "^packages/session-widgets/src/code-pad/view/",
  ]),
  rule(
    "headless-has-no-styles",
    "a headless entry point and a file of the layer `headless` reach no ui, no icons, no styles, no router, no TanStack, and no part of the client except the contract's types and constants",
    { path: `${WIDGETS}src/[^/]+/(headless/.+|(headless|internal)\\.ts$)`, pathNot: PRODUCT },
    {
      path: [
        own("ui"),
        ...CLIENT_VALUES,
        own("react"),
        "\\.css(\\.ts)?$",
        npm("lucide-react"),
        npm("@tanstack"),
        npm("react-router-dom"),
        npm("react-router"),
      ],
      reachable: true,
    },
  ),
  rule(
    "view-has-no-client",
    "a view entry point reaches no client and no provider: data and actions are props",
    { path: `${WIDGETS}src/[^/]+/view\\.ts$` },
    {
      path: [...CLIENT_VALUES, own("react")],
      reachable: true,
    },
  ),
  rule(
    "other-widgets-by-entry-points",
    "a widget uses another one through headless, view or index, in the same package also through internal",
    { path: "^packages/([^/]+-widgets)/src/([^/]+)/", pathNot: PRODUCT },
    {
      path: `${WIDGETS}src/[^/]+/`,
      // `shared` is not a widget: it has the common parts of that package's widgets, and stays inside the package.
      pathNot: ["^packages/$1/src/($2|shared)/", "^packages/$1/src/[^/]+/internal\\.ts$", ...ENTRY_POINTS],
    },
  ),
  rule(
    "packages-know-no-app",
    "a package imports no app and no router",
    { path: "^packages/" },
    {
      path: [
        "^apps/",
        "(^|node_modules/)@hotseat/(server|web|storybook)(/|$)",
        npm("react-router-dom"),
        npm("react-router"),
      ],
    },
  ),
  rule(
    "packages-by-name",
    "another package is imported by its name, never by a relative path",
    // Playwright resolves a name to the package's build, which a checkout need not have.
    { path: "^(apps|packages)/([^/]+)/", pathNot: "^apps/web/e2e/" },
    {
      path: "^(apps|packages)/",
      pathNot: "^$1/$2/",
      dependencyTypes: ["local"],
    },
  ),
  rule(
    "public-entry-points-only",
    "another package is imported by a public entry point",
    { path: "^(apps|packages)/([^/]+)/", pathNot: PRODUCT },
    {
      path: "^packages/[^/]+/(src|dist)/",
      pathNot: ["^$1/$2/", ...ENTRY_POINTS],
    },
  ),
  rule(
    "server-has-no-browser",
    "the server imports collab at most: no ui, widgets, client or React",
    { path: "^apps/server/" },
    {
      path: [ANY_WIDGETS, ...["ui", "react", "api-client"].map((each) => own(each)), npm("react"), npm("react-dom")],
    },
  ),
  rule(
    "server-contract-stands-alone",
    "the contract imports nothing else of the server",
    { path: server("contract"), pathNot: PRODUCT },
    { path: serverBut("contract") },
  ),
  rule(
    "server-content-on-contract",
    "the content imports the contract at most",
    { path: server("content"), pathNot: PRODUCT },
    { path: serverBut("content", "contract") },
  ),
  rule(
    "server-platform-has-no-module",
    "an adapter imports no module, no ledger and no part that is built from adapters",
    { path: server("platform"), pathNot: PRODUCT },
    { path: serverBut("platform", "contract", "config") },
  ),
  rule(
    "server-ledger-on-platform",
    "the ledger imports the platform only",
    { path: server("ledger"), pathNot: PRODUCT },
    { path: serverBut("ledger", "platform") },
  ),
  rule(
    "server-modules-have-no-realtime",
    "a module is called by realtime and by the parts above it, and imports none of them",
    { path: server("modules"), pathNot: PRODUCT },
    { path: serverBut("modules", "ledger", "platform", "content", "contract", "deps", "handle") },
  ),
  rule(
    "server-realtime-on-modules",
    "realtime imports modules, except the one that declares the event calls, and no part above it",
    { path: server("realtime"), pathNot: PRODUCT },
    { path: serverBut("realtime", "modules/(?!events/)[^/]+", "ledger", "platform", "contract", "deps") },
  ),
  rule(
    "server-demo-is-for-main",
    "only main imports the demo",
    { path: "^apps/server/src/", pathNot: [server("demo"), "^apps/server/src/main\\.ts$", PRODUCT] },
    { path: "(^apps/|(^|node_modules/)@hotseat/)server/src/demo/" },
  ),
  rule(
    "web-has-no-server",
    "the web app imports no server code",
    { path: "^apps/(web|storybook)/", pathNot: PRODUCT },
    { path: own("server", "apps/server") },
  ),
  rule(
    "no-test-code-in-the-product",
    "tests, stories and fixtures are not imported by the product",
    { path: "^(apps/(web|server)|packages)/[^/]*/?src/", pathNot: PRODUCT },
    {
      path: [
        "\\.(test|stories|fixtures)\\.[cm]?[jt]sx?$",
        "^packages/core/src/testing\\.ts$",
        "@hotseat/core/testing$",
      ],
    },
  ),
  rule(
    "no-circles",
    "there are no circular imports, not even of types: two files that need each other are one file, or hide a third",
    { pathNot: PRODUCT },
    { circular: true },
  ),
];
