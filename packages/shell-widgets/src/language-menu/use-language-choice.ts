import { meQuery, updateMeMutation } from "@hotseat/api-client/queries";
import type { Language } from "@hotseat/api-client/types";
import { languageName } from "@hotseat/core/reader";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { NAMESPACE } from "../locales";

/**
 * Returns the current language and a function to choose another. The choice is announced in the new one, or in the old one when the texts
 * cannot be loaded. It is stored in the account of a signed-in person, whose mails then have the same language.
 */
export function useLanguageChoice(): { language: Language; choose: (code: Language) => void } {
  const { client, i18n, language, setLanguage } = useHotseat();
  const queryClient = useQueryClient();
  const { mutateAsync: updateMe } = useMutation(updateMeMutation(client));
  const say = (text: "changed" | "failed" | "notStored", code: Language) => {
    const title = i18n.t(`language.${text}`, { ns: NAMESPACE, language: languageName(code) });
    if (text === "changed") toast.success({ title }, { id: "language" });
    else toast.error({ title }, { id: "language" });
  };
  const store = async (code: Language) => {
    const me = queryClient.getQueryData(meQuery(client).queryKey);
    if (!me || me.language === code) return;
    await updateMe({ language: code }).catch(() => say("notStored", code));
  };
  return {
    language,
    choose: (code) =>
      void setLanguage(code).then(
        () => {
          say("changed", code);
          return store(code);
        },
        () => say("failed", code),
      ),
  };
}
