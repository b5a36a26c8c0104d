import { expect, type Locator, type Page } from "@playwright/test";

/** A response that a form may get to what is sent. */
export type FormResponse = "fields" | "conflict" | "tooMany" | "broken" | "silent";
/** In an order in which no two neighbours have the same words. */
const FORM_RESPONSES: readonly FormResponse[] = ["broken", "fields", "silent", "conflict", "tooMany"];

/** A form, its call, and the words of each response. */
export interface SentForm {
  /** The path of the call, as a glob. */
  path: string;
  send: () => Promise<void>;
  /** The field that the server refuses, by its name in the contract, and the refusal's code. Default `validation_failed`. */
  refused: { name: string; code?: string };
  /** The code of a 409. */
  conflict: string;
  /** The field beside which the refusal is written. */
  field: Locator;
  /** Holds every other response: the field, or the form. */
  form: Locator;
  words: Record<FormResponse, RegExp>;
  /** Texts and choices of the form; they are still there after each response. */
  kept: readonly (readonly [field: Locator, value: string])[];
}

const RETRY_AFTER_SEC = 900;
export const IN_A_QUARTER = /Try again in 15 minutes\./;
const REFUSAL = "This text holds a character that cannot be kept.";

function bodyOf(response: FormResponse, { refused, conflict }: SentForm) {
  const detail = "In the server's words.";
  switch (response) {
    case "fields": {
      const { name, code = "validation_failed" } = refused;
      return { status: 400, json: { detail, code, field_errors: { [name]: [REFUSAL] } } };
    }
    case "conflict":
      return { status: 409, json: { detail, code: conflict } };
    case "tooMany": {
      const headers = { "Retry-After": String(RETRY_AFTER_SEC) };
      return { status: 429, json: { detail, code: "too_many_requests" }, headers };
    }
    default:
      return { status: 500, json: { detail, code: "internal_error" } };
  }
}

/** Responds to the changing calls of a path in this way as long as `work` takes. */
async function whileResponding(page: Page, response: FormResponse, form: SentForm, work: () => Promise<void>) {
  await page.route(form.path, (route) => {
    if (route.request().method() === "GET") return route.fallback();
    return response === "silent" ? route.abort("connectionrefused") : route.fulfill(bodyOf(response, form));
  });
  await work();
  await page.unroute(form.path);
}

/** Checks that a form says each response, a refused field beside that field, and keeps what was typed. */
export async function expectResponses(form: SentForm): Promise<void> {
  const page = form.form.page();
  for (const response of FORM_RESPONSES)
    await whileResponding(page, response, form, async () => {
      await form.send();
      if (response === "fields") await expect(form.field, response).toHaveAccessibleDescription(form.words[response]);
      else await expect(form.form.getByText(form.words[response]).first(), response).toBeVisible();
      for (const [field, value] of form.kept) await expect(field, `${response}: nothing is lost`).toHaveValue(value);
    });
}
