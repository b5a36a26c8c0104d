import { renderSVG } from "uqr";
import type { Language } from "../../../contract/viewer.ts";
import { escapeHtml } from "../../http/escape-html.ts";
import { SECOND_STEP_TEXTS } from "./second-step-texts.ts";
import { lengthOfTime, page } from "./sign-in-page.ts";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";

/** The message of a page after the password about the typed code. */
export type CodeNotice = { readonly kind: "none" | "wrong" } | { readonly kind: "wait"; readonly sec: number };

interface StepPage {
  readonly language: Language;
  /** The sealed step, which the form sends back. */
  readonly step: string;
}

function problemOf(language: Language, notice: CodeNotice): string {
  if (notice.kind === "none") return "";
  const text =
    "sec" in notice
      ? SIGN_IN_TEXTS[language].wait(lengthOfTime(language, notice.sec))
      : SECOND_STEP_TEXTS[language].codeWrong;
  return `<p class="problem" id="problem" role="alert">${text}</p>`;
}

function codeForm({ language, step }: StepPage, label: string, notice: CodeNotice): string {
  const invalid = notice.kind === "none" ? "" : ' aria-describedby="problem" aria-invalid="true"';
  return `${problemOf(language, notice)}
<form method="post" action="?lang=${language}">
<input type="hidden" name="step" value="${escapeHtml(step)}">
<label for="code">${label}</label>
<input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required maxlength="20"${invalid} autofocus>
<button type="submit">${SECOND_STEP_TEXTS[language].submit}</button>
</form>`;
}

/** The page that asks for a code of the second factor. */
export function codePage(at: StepPage, notice: CodeNotice): string {
  const texts = SECOND_STEP_TEXTS[at.language];
  return page(
    at.language,
    texts.codeTitle,
    `<p class="about">${texts.codeAbout}</p>${codeForm(at, texts.code, notice)}`,
  );
}

/** The page on which an administrator sets up the second factor that the installation demands. */
export function setUpPage(at: StepPage, { secret, uri }: { secret: string; uri: string }, notice: CodeNotice): string {
  const texts = SECOND_STEP_TEXTS[at.language];
  const groups = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
  const content = `<p class="about">${texts.setUpAbout}</p>
<div class="qr" aria-hidden="true">${renderSVG(uri, { border: 2 })}</div>
<p class="about"><a href="${escapeHtml(uri)}">${texts.openApp}</a></p>
<p class="about">${texts.key}<br><code>${groups}</code></p>
${codeForm(at, texts.firstCode, notice)}`;
  return page(at.language, texts.setUpTitle, content);
}

/** The page that shows the recovery codes, once. */
export function recoveryPage({ language, step }: StepPage, codes: readonly string[]): string {
  const texts = SECOND_STEP_TEXTS[language];
  const content = `<p class="about">${texts.recoveryAbout}</p>
<ul class="codes">${codes.map((code) => `<li><code>${code}</code></li>`).join("")}</ul>
<form method="post" action="?lang=${language}">
<input type="hidden" name="step" value="${escapeHtml(step)}">
<button type="submit">${texts.submit}</button>
</form>`;
  return page(language, texts.recoveryTitle, content);
}
