import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { numberOf } from "../../shared/when";
import { BATCH_NAMESPACE } from "../batch-locales";

export interface BatchText {
  readonly t: TFunction;
  readonly language: string;
  /** A text with a number: `count` chooses the plural, `formatted` is the number as the language writes it. */
  counted(key: string, count: number, values?: Readonly<Record<string, string | number>>): string;
  /** A whole number as the language writes it. */
  number(value: number): string;
}

/** Returns the texts of the batch editor; what the package says elsewhere too (names of roles) is found after them. */
export function useBatchText(): BatchText {
  const { t: translate, i18n } = useTranslation([BATCH_NAMESPACE, NAMESPACE], { nsMode: "fallback" });
  const t = translate as unknown as TFunction;
  const language = i18n.language;
  const number = (value: number) => numberOf(value, language);
  return {
    t,
    language,
    number,
    counted: (key, count, values = {}) => t(key, { count, formatted: number(count), ...values }),
  };
}
