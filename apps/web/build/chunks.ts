/**
 * The modules of every page, in two chunks: one dictionary compresses better than forty. Modules of some pages stay
 * out: livekit-client comes with the room only, and a call of the API and its query with the pages that make it.
 */
const FRAME =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|use-sync-external-store|zustand)\/|packages\/(?:core\/src\/(?:backoff|clock|storage|store|ticker)\.ts|api-client\/src\/(?!generated\/operations\/|queries\/[a-z]+-(?:queries|mutations)\.ts)|react\/src\/)|vite\/preload-helper/;
const OVERLAYS =
  /node_modules\/(?:@floating-ui|react-remove-scroll|react-remove-scroll-bar|aria-hidden|use-sidecar|use-callback-ref|react-style-singleton|tslib|get-nonce|classnames)\/|@radix-ui\/react-(?:menu|dropdown-menu|collection|roving-focus|tooltip|popper|dismissable-layer|focus-scope|focus-guards|presence|portal|tabs|use-[a-z-]+|context|primitive|compose-refs|slot|direction|id|arrow|visually-hidden)\/|@radix-ui\/(?:primitive|number)\//;
const PAGES =
  /packages\/ui\/src\/(?:styles|tokens|themes|components\/(?:avatar|badge|button|chip|clock|empty-state|error-state|icon|icon-button|menu|skeleton|spinner|stack|tabs|text|tooltip|visually-hidden)\/)/;
/** Small rules and hooks of every session page, in any layer, which separately would each be a file. */
const SESSION =
  /lucide-react\/dist\/esm\/icons\/(?:key-round|lightbulb|lock-open|mic|play|rotate-cw|user-x)\.m?js|packages\/api-client\/src\/generated\/operations\/calls\/join-call\.ts|packages\/session-widgets\/src\/(?:(?:focus-lost|format-locale|use-held-while-writing|use-shared|when-idle)\.ts|session-data\/(?:\w+\/)?(?:featured-question|problem-text|session-roles|report-problem|use-room-texts|use-session-data|use-session-texts)\.ts|room\/(?:\w+\/)?(?:browser-details|connection-details|start-call)\.ts|shortcuts\/(?:\w+\/)?(?:shortcut-rules|shortcut-catalogue|single-key)\.ts|prejoin\/(?:\w+\/)?(?:audio-level|browser-preferences|device-preferences|prejoin\.constants)\.ts|schedule\/(?:\w+\/)?(?:report-failure|use-segment-words)\.ts|participants\/(?:\w+\/)?(?:person-actions|use-focus-after-answer)\.ts)/;

export const sharedChunks = {
  groups: [
    { name: "frame", test: FRAME, priority: 3 },
    { name: "overlays", test: OVERLAYS, priority: 2 },
    { name: "pages", test: PAGES, priority: 1 },
    { name: "session", test: SESSION, priority: 1 },
  ],
};
