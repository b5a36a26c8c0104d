/**
 * The modules of every page, in a few chunks: one dictionary compresses better than forty. Modules of some pages stay
 * out: livekit-client comes with the room only, and a call of the API and its query with the pages that make it.
 */
const FRAME =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack(?!\/(?:react-virtual|virtual-core)\/|.+\/(?:queriesObserver|useQueries)\.js)|i18next|use-sync-external-store|zustand)\/|packages\/(?:core\/src\/(?:backoff|clock|storage|store|ticker)\.ts|api-client\/src\/(?!generated\/operations\/|queries\/(?:[a-z]+-(?:queries|mutations)|batch-[a-z]+)\.ts)|react\/src\/(?!optional-part))|vite\/preload-helper/;
const OVERLAYS =
  /node_modules\/(?:@floating-ui|react-remove-scroll|react-remove-scroll-bar|aria-hidden|use-sidecar|use-callback-ref|react-style-singleton|tslib|get-nonce|classnames)\/|@radix-ui\/react-(?:menu|dropdown-menu|collection|roving-focus|tooltip|popper|dismissable-layer|focus-scope|focus-guards|presence|portal|tabs|use-[a-z-]+|context|primitive|compose-refs|slot|direction|id|arrow|visually-hidden)\/|@radix-ui\/(?:primitive|number)\/|require-react-element\.js/;
const PAGES =
  /packages\/ui\/src\/(?:styles|tokens|themes|components\/(?:avatar|badge|banner|button|chip|clock|empty-state|error-state|icon|icon-button|menu|skeleton|spinner|stack|tabs|text|tooltip|visually-hidden)\/)|icons\/wifi-off\.m?js/;

/** The module graph, as the bundler shows it. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Matches the icons of these names. */
const icons = (...names: string[]) => new RegExp(`lucide-react/dist/esm/icons/(?:${names.join("|")})\\.m?js`);

const ICONS = icons(
  ...["armchair", "clipboard-check", "clock", "key-round", "lightbulb", "lock-open", "mic", "mic-off", "play"],
  ...["rotate-cw", "user-x"],
);
const CALL_ICONS = icons(
  ...["chevron-right", "chevron-up", "code-xml", "crown", "ellipsis", "flag", "hand", "message-circle-question-mark"],
  ...["messages-square", "pen-tool", "phone-off", "triangle-exclamation-point", "video-off", "volume-2"],
);

/** Matches modules of the session's widgets by their path, without the ending. */
const widgets = (...paths: string[]) => new RegExp(`packages/session-widgets/src/(?:${paths.join("|")})\\.tsx?$`);

/** Matches what one of these matches. */
const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join("|"));

/** Rules and hooks of the pre-join and the room, in any layer, which separately would each be a file. */
const SESSION = widgets(
  "locales",
  "absent-candidate/absent-rules",
  "participants/(?:headless/person-actions|view/use-focus-after-answer)",
  "prejoin/headless/(?:audio-level|browser-devices|browser-preferences|device-preferences|media-rules|prejoin\\.constants|speaker-tone)",
  "recording-consent/(?:recording-consent\\.css|use-offers-replay)",
  "room/(?:headless/(?:browser-details|connection-details)|connected/start-call)",
  "schedule/(?:headless|connected)/[\\w.-]+",
  "session-data/(?:connected/(?:featured-question|problem-text|report-problem|use-session-data|use-session-texts)|headless/session-roles|view/use-room-texts)",
  "session-settings/(?:headless/(?:browser-settings|session-settings\\.constants|settings-store)|view/use-session-look|connected/session-settings)",
  "shared/connected/(?:use-device-list|use-shared)",
  "shared/headless/(?:after-paint|debounce|focus-lost|moment-format|use-held-while-writing|when-idle)",
  "shared/view/(?:later|part\\.css|program-badge)",
  "shortcuts/(?:shortcut-catalogue|shortcut-rules|single-key)",
);
const SESSION_ROUTES = /web\/src\/routes\/session-(?:context|end|over-lazy|page)\.tsx?$/;
const JOIN_CALL = /generated\/operations\/calls\/join-call\.ts$/;

/** The code that the room shares with the parts that it opens later. */
const CALL = widgets(
  "chat/headless/chat-rules",
  "control-bar/connected/use-hand",
  "debug-console/event-(?:family|log)",
  "featured-question-card/(?:card-rules|question-time)",
  "live-dashboard/(?:connected/lead-rules|view/live-dashboard\\.panels\\.css)",
  "participants/view/participants\\.css",
  "room/view/room-view\\.css",
  "schedule/view/schedule\\.parts",
  "session-notes/kept-note",
  "shared/(?:connected/next-elsewhere|headless/use-single-presses)",
  "workspace/(?:connected/workspace\\.later|headless/centre-rules)",
);
const CALL_PARTS = /packages\/ui\/src\/components\/toolbar\//;
const CALL_QUERIES = /api-client\/src\/queries\/(?:people-|tool-queries|words-)/;

/** The code that the room shares with the page of evaluations. */
const EVALUATION = widgets("evaluation-panel/(?:headless/kept-draft|view/evaluation-crash)");
const CONTROL = /api-client\/src\/(?:queries\/control-|generated\/operations\/control\/)/;

/**
 * Modules that other pages use as well. A group takes the imports of its modules along; these stay files of their own, so that
 * no such page loads the session's chunks.
 */
const APART =
  /icons\/(?:bot|log-out|users|video)\.m?js|session-widgets\/src\/[a-z]+-locales\.ts|api-client\/src\/(?:queries\/system-queries|generated\/operations\/system\/)|web\/src\/routes\/(?:message-page|page\.css)/;

/** The code that the pages outside a session share; the room loads none of it. */
const SHELL =
  /packages\/shell-widgets\/src\/(?:shared\/(?:hrefs|problem|program-mark|use-now|use-reader|use-shell-texts?|when)|language-menu\/[\w.-]+|navbar\/navbar\.css|session-listing\/headless\/listing-rules)\.tsx?|packages\/react\/src\/optional-part\.tsx|packages\/ui\/src\/components\/(?:card|logo)\/|api-client\/src\/queries\/(?:module-queries|user-mutations)|icons\/(?:calendar-days|globe|plus|user-check)\.m?js/;

/** Matches the style sheets of these folders. Forty small files compress worse than one that pages share. */
const sheets = (...folders: string[]) => new RegExp(`packages/(?:${folders.join("|")})/.*\\.css\\.ts\\.vanilla\\.css`);

const CONTROL_SHEETS = sheets("ui/src/components");
const CALL_SHEETS = sheets(
  "session-widgets/src/(?:control-bar|live-dashboard|participants|room|tool-panel|turn-strip|video-stage|workspace|writing)",
);
/** Of the panels that the room opens after its first render. */
const PANEL_SHEETS = sheets(
  "session-widgets/src/(?:absent-candidate|chat|code-pad|debug-console|evaluation-panel|featured-question-card|free-timer)",
  "session-widgets/src/(?:not-connected|session-controls|session-notes|session-settings|shortcuts|whiteboard)",
);
/** Of the pages that a visitor reads before an account. */
const PUBLIC_SHEETS = sheets("shell-widgets/src/(?:landing|module-detail)");
/** Of the administration, whose pages share a frame, tables and dialogs. */
const ADMIN_SHEETS = sheets("admin-widgets/src");

const THIRD_PARTY = /\/node_modules\//;
const EXCALIDRAW = /\/node_modules\/@excalidraw\//;

/** Whether only Excalidraw imports this module: it brings older versions of what every page has. */
function isOfExcalidraw(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (EXCALIDRAW.test(id) || seen.has(id)) return true;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return THIRD_PARTY.test(id) && importers.every((importer) => isOfExcalidraw(importer, modules, seen));
}

/** Names a chunk of every page; what only Excalidraw imports stays with it. */
const everywhere = (name: string) => (id: string, modules: Modules) => (isOfExcalidraw(id, modules) ? null : name);

/** A chunk of a group that is split by entries would be named after all of them, in every file that imports it. The hash is short, because the first file lists all others. */
export const chunkFileNames = ({ name }: { name: string }) => `assets/${name.replace(/~.*/, "")}-[hash:7].js`;

export const sharedChunks = {
  groups: [
    { name: everywhere("frame"), test: FRAME, priority: 9 },
    { name: everywhere("overlays"), test: OVERLAYS, priority: 8 },
    { name: "pages", test: either(PAGES, CONTROL_SHEETS), priority: 7 },
    { name: "call-sheets", test: CALL_SHEETS, priority: 7 },
    { name: "panel-sheets", test: PANEL_SHEETS, priority: 7 },
    { name: "public-sheets", test: PUBLIC_SHEETS, priority: 7 },
    { name: "admin-sheets", test: ADMIN_SHEETS, priority: 7 },
    // The entry and its static imports.
    { name: "app", tags: ["$initial" as const], priority: 6 },
    { name: "icons", test: ICONS, priority: 5 },
    { name: "call-icons", test: CALL_ICONS, priority: 5 },
    { name: "apart", test: APART, entriesAware: true, priority: 5 },
    { name: "shell", test: SHELL, priority: 5 },
    { name: "session", test: either(SESSION, SESSION_ROUTES, JOIN_CALL), priority: 4 },
    { name: "evaluation", test: either(EVALUATION, CONTROL), priority: 3 },
    { name: "call", test: either(CALL, CALL_PARTS, CALL_QUERIES), priority: 2 },
  ],
};
