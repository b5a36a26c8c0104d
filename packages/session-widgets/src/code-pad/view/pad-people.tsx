import { PAD_NAME_MAX } from "@hotseat/collab/pad/messages";
import { Button } from "@hotseat/ui/button";
import { Field } from "@hotseat/ui/field";
import { IconButton } from "@hotseat/ui/icon-button";
import { Popover } from "@hotseat/ui/popover";
import { TextField } from "@hotseat/ui/text-field";
import { Pencil } from "lucide-react";
import { type CSSProperties, type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import * as part from "../../shared/view/part.css";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import type { CodePad } from "../headless/code-pad.types";
import * as styles from "./code-pad.css";

const hueStyle = (hue: number) => ({ "--pad-hue": hue }) as CSSProperties;

/** Name and colour of the viewer; the colour changes at once, the name when it is sent. */
function Myself({ codePad, onDone }: { codePad: CodePad; onDone: () => void }) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    codePad.rename(String(new FormData(event.currentTarget).get("name") ?? ""));
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={save}>
      {codePad.canRename ? (
        <TextField
          {...codePad.getNameProps()}
          name="name"
          label={t("name")}
          hint={t("nameHint", { max: PAD_NAME_MAX })}
          autoComplete="off"
        />
      ) : null}
      <Field label={t("hue")}>
        {({ labelId: _labelId, ...ids }) => (
          <input
            {...ids}
            {...codePad.getHueProps()}
            type="range"
            className={styles.hue}
            style={hueStyle(codePad.hue)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary">
        {t("save")}
      </Button>
    </form>
  );
}

/** Everybody at the pad, the viewer first. */
export function PadPeople({ codePad }: { codePad: CodePad }) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE);
  const [isOpen, setOpen] = useState(false);
  return (
    <ul className={styles.people} aria-label={t("here")}>
      <li className={styles.person} style={hueStyle(codePad.hue)}>
        <span className={styles.bar} />
        <span className={styles.personName}>{t("you", { name: codePad.name })}</span>
        <Popover
          label={t("rename")}
          open={isOpen}
          onOpenChange={setOpen}
          align="end"
          width={280}
          trigger={<IconButton icon={Pencil} size="small" label={t("rename")} className={part.touchSquare} />}
        >
          <Myself codePad={codePad} onDone={() => setOpen(false)} />
        </Popover>
      </li>
      {codePad.people.map(({ id, name, hue }) => (
        <li key={id} className={styles.person} style={hueStyle(hue)}>
          <span className={styles.bar} />
          <span className={styles.personName}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
