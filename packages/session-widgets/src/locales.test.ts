import { LANGUAGES } from "@hotseat/api-client/constants";
import { testLocales } from "@hotseat/vite-config/check-locales.ts";
import { loadCodePadMessages } from "./code-pad/view";
import { loadMessages } from "./locales";
import { loadReplayMessages } from "./replay-locales";
import { loadToolMessages } from "./tool-locales";
import { loadWhiteboardMessages } from "./whiteboard-locales";

testLocales(LANGUAGES, {
  widgets: loadMessages,
  tools: loadToolMessages,
  replay: loadReplayMessages,
  "code pad": loadCodePadMessages,
  whiteboard: loadWhiteboardMessages,
});
