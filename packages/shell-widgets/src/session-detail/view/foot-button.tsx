import { Button, type ButtonProps } from "@hotseat/ui/button";
import * as styles from "./session-detail.css";

/** A button of the detail's foot, as high as a finger on a phone. */
export function FootButton({ className, ...rest }: ButtonProps) {
  return <Button {...rest} size="large" className={[styles.footButton, className].filter(Boolean).join(" ")} />;
}
