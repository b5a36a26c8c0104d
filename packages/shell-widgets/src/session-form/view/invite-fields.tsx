import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { IconButton } from "@hotseat/ui/icon-button";
import { TextField } from "@hotseat/ui/text-field";
import { Mail, X } from "lucide-react";
import { useRef } from "react";
import { useShellText } from "../../shared/use-shell-text";
import type { SessionFormModel } from "../headless/use-session-form";
import { Optional } from "./optional";
import * as styles from "./session-form.css";

/** Addresses to invite; each can be taken out again, and the focus stays in the field. */
export function InviteFields({ form }: { form: SessionFormModel }) {
  const { t } = useShellText();
  const field = useRef<HTMLInputElement>(null);
  const { values, problems } = form.state;
  const add = () => {
    form.addAddress();
    field.current?.focus();
  };
  return (
    <div className={styles.whole}>
      <div className={styles.fields}>
        <div className={styles.add}>
          <TextField
            ref={field}
            type="email"
            className={styles.address}
            label={<Optional words={t("form.invite.label")} />}
            hint={t("form.invite.hint")}
            autoComplete="off"
            {...form.getAddressProps()}
            {...(problems.address && { error: t("detail.invite.invalid") })}
          />
          <Button
            variant="secondary"
            className={styles.addButton}
            disabled={values.address.trim() === "" || form.busy || form.locked}
            onClick={add}
          >
            {t("form.invite.add")}
          </Button>
        </div>
        {values.invited.length > 0 ? (
          <ul className={styles.invited} aria-label={t("form.invite.list")}>
            {values.invited.map((address) => {
              const remove = form.getRemoveProps(address);
              return (
                <li key={address} className={styles.one}>
                  <Icon as={Mail} size={14} />
                  {address}
                  <IconButton
                    icon={X}
                    size="small"
                    tooltip={false}
                    label={t("form.invite.remove", { email: address })}
                    disabled={remove.disabled}
                    onClick={() => {
                      remove.onClick();
                      field.current?.focus();
                    }}
                  />
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
