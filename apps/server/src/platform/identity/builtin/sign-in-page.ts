import type { Language } from "../../../contract/handle.ts";
import { SIGN_IN_STYLE } from "./sign-in-style.ts";
import { SIGN_IN_TEXTS, type SignInTexts } from "./sign-in-texts.ts";

const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#5b5bd6"/><path d="M10.5 7v18M10.5 17.5H18a4 4 0 0 1 4 4V25" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/><circle cx="18.4" cy="10.6" r="3" fill="#ffca16"/></svg>';

/** What the page says beside the form. */
export type Notice = "none" | "wrong" | "wait";

const NOTICE: { [N in Notice]: (texts: SignInTexts) => string } = {
  none: () => "",
  wrong: (texts) => texts.wrong,
  wait: (texts) => texts.wait,
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);

/** The sign-in form of the built-in identity provider (design/02-sign-in.png). */
export function signInPage({
  language,
  login,
  notice,
  demo,
}: {
  language: Language;
  login: string;
  notice: Notice;
  demo: boolean;
}): string {
  const texts = SIGN_IN_TEXTS[language];
  const problem = NOTICE[notice](texts);
  const describedBy = problem ? ' aria-describedby="problem" aria-invalid="true"' : "";
  return page(
    language,
    texts,
    `
<p class="about">${texts.about}</p>
${problem ? `<p class="problem" id="problem" role="alert">${problem}</p>` : ""}
<form method="post" action="?lang=${language}">
<label for="login">${texts.login}</label>
<input id="login" name="login" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254" value="${escapeHtml(login)}"${describedBy}${login ? "" : " autofocus"}>
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${describedBy}${login ? " autofocus" : ""}>
<button type="submit">${texts.submit}</button>
</form>
${demo ? `<p class="demo">${texts.demo}</p>` : ""}`,
  );
}

/** The interaction is over or unknown: one way on. */
export function expiredPage(language: Language): string {
  const texts = SIGN_IN_TEXTS[language];
  return page(
    language,
    texts,
    `<p class="about">${texts.expired}</p><a class="again" href="/api/v1/oidc/authenticate/">${texts.startAgain}</a>`,
  );
}

function page(language: Language, texts: SignInTexts, content: string): string {
  const languages = Object.entries(SIGN_IN_TEXTS).map(
    ([code, { name }]) =>
      `<a href="?lang=${code}" lang="${code}" hreflang="${code}"${code === language ? ' aria-current="true"' : ""}>${name}</a>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${texts.title}</title><style>${SIGN_IN_STYLE}</style></head>
<body><header><a class="logo" href="/">${MARK}<b>Hotseat</b></a><nav aria-label="${texts.language}">${languages.join("")}</nav></header>
<main><div class="card"><span class="mark">${MARK}</span><h1>${texts.title}</h1>${content}</div></main></body></html>`;
}
