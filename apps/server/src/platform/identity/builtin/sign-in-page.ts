import type { Language } from "../../../contract/viewer.ts";
import { escapeHtml } from "../../http/escape-html.ts";
import type { QuickSignInPerson } from "./quick-sign-in.ts";
import { SIGN_IN_STYLE } from "./sign-in-style.ts";
import { SIGN_IN_TEXTS, type SignInTexts } from "./sign-in-texts.ts";

const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#5b5bd6"/><path d="M10.5 7v18M10.5 17.5H18a4 4 0 0 1 4 4V25" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/><circle cx="18.4" cy="10.6" r="3" fill="#ffca16"/></svg>';

const SEC_PER_MIN = 60;

/** The variable texts of the page beside the form. */
export type Notice = { readonly kind: "none" | "wrong" | "disabled" } | { readonly kind: "wait"; readonly sec: number };

function problemOf(language: Language, notice: Notice): string {
  const texts = SIGN_IN_TEXTS[language];
  switch (notice.kind) {
    case "none":
      return "";
    case "wait":
      return texts.wait(lengthOfTime(language, notice.sec));
    default:
      return texts[notice.kind];
  }
}

/** The sign-in form of the built-in identity provider. */
export function signInPage({
  language,
  login,
  notice,
  demoPeople,
}: {
  language: Language;
  login: string;
  notice: Notice;
  /** People who sign in by one click, in a demonstration. */
  demoPeople: readonly QuickSignInPerson[];
}): string {
  const texts = SIGN_IN_TEXTS[language];
  const problem = problemOf(language, notice);
  const describedBy = problem ? ' aria-describedby="problem" aria-invalid="true"' : "";
  return page(
    language,
    texts.title,
    `
<p class="about">${texts.about}</p>
${demoForm(language, texts, demoPeople)}
${problem ? `<p class="problem" id="problem" role="alert">${problem}</p>` : ""}
<form method="post" action="?lang=${language}">
<label for="login">${texts.login}</label>
<input id="login" name="login" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254" value="${escapeHtml(login)}"${describedBy}${login || demoPeople.length > 0 ? "" : " autofocus"}>
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${describedBy}${login ? " autofocus" : ""}>
<button type="submit">${texts.submit}</button>
</form>
<p class="ways"><a href="/forgot-password">${texts.forgotten}</a><a href="/register">${texts.createAccount}</a></p>`,
    { provider: texts.provider },
  );
}

/** The form of one click: only a key is sent, the password stays on the server. */
function demoForm(language: Language, texts: SignInTexts, people: readonly QuickSignInPerson[]): string {
  if (people.length === 0) return "";
  const buttons = people.map(({ key, fullName, role }) => {
    const says = role in texts.roles ? `<small>${texts.roles[role as keyof SignInTexts["roles"]]}</small>` : "";
    return `<button name="demo" value="${key}"><span lang="">${escapeHtml(fullName)}</span>${says}</button>`;
  });
  return `<form method="post" action="?lang=${language}" class="demo" aria-labelledby="demo">
<p id="demo">${texts.demo}</p><div>${buttons.join("")}</div></form>
<p class="or">${texts.orTyped}</p>`;
}

/** The page for an interaction that is over or unknown: it has one link to start again. */
export function expiredPage(language: Language): string {
  const texts = SIGN_IN_TEXTS[language];
  return page(
    language,
    texts.title,
    `<p class="about">${texts.expired}</p><a class="again" href="/api/v1/oidc/authenticate/">${texts.startAgain}</a>`,
    { provider: texts.provider },
  );
}

/**
 * The page for too many sign-ins from this address, with the time to wait and a link to try again. `again`: the
 * requested path with its query.
 */
export function tooManySignInsPage(language: Language, waitSec: number, again: string): string {
  const texts = SIGN_IN_TEXTS[language];
  const inLanguage = (code: string) => {
    const [path = "", query] = again.split("?", 2);
    const search = new URLSearchParams(query);
    search.set("ui_locales", code);
    return `${path}?${search}`;
  };
  const content = `<p class="about">${texts.tooManyBegun(lengthOfTime(language, waitSec))}</p>
<a class="again" href="${escapeHtml(inLanguage(language))}">${texts.startAgain}</a>`;
  return page(language, texts.title, content, { linkTo: inLanguage });
}

/** Whole minutes from one minute on, rounded up so that nobody comes back too early. */
export function lengthOfTime(language: Language, seconds: number): string {
  const [value, unit] = seconds < SEC_PER_MIN ? [seconds, "second"] : [Math.ceil(seconds / SEC_PER_MIN), "minute"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** A page of the built-in provider; `title` and `content` are HTML. */
export function page(
  language: Language,
  title: string,
  content: string,
  {
    provider,
    linkTo = (code) => `?lang=${code}`,
  }: { readonly provider?: string; readonly linkTo?: (code: string) => string } = {},
): string {
  const texts = SIGN_IN_TEXTS[language];
  const languages = Object.entries(SIGN_IN_TEXTS).map(
    ([code, { name }]) =>
      `<a href="${escapeHtml(linkTo(code))}" lang="${code}" hreflang="${code}"${code === language ? ' aria-current="true"' : ""}>${name}</a>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title><style>${SIGN_IN_STYLE}</style></head>
<body><header><a class="logo" href="/">${MARK}<b>Hotseat</b></a><nav aria-label="${texts.language}">${languages.join("")}</nav></header>
<main><div class="card"><span class="mark">${MARK}</span>${provider ? `<p class="provider">${provider}</p>` : ""}<h1>${title}</h1>${content}</div></main></body></html>`;
}
