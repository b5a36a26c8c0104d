import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type CSSProperties, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { Button } from "../components/button/button";
import { Icon } from "../components/icon/icon";
import { IconButton } from "../components/icon-button/icon-button";
import { usePortalContainer } from "./portal";
import { dialogFloor, toastFloor, toastWall } from "./toast-edges";
import { type ToastRecord, type ToastTone, toastStore } from "./toast-store";
import * as styles from "./toaster.css";

export interface ToasterProps {
  labels: {
    /** Name of the region, for example "Notifications". */
    region: string;
    /** Name of each toast's closing button. */
    close: string;
  };
}

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const satisfies Record<ToastTone, unknown>;

interface ToastProps {
  record: ToastRecord;
  paused: boolean;
  closeLabel: string;
  /** One of its own buttons was used. */
  onClose: () => void;
}

function Toast({ record, paused, closeLabel, onClose }: ToastProps) {
  const { id, durationMs } = record;
  useEffect(() => {
    if (durationMs === null || paused) return;
    const timer = setTimeout(() => toastStore.dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, paused]);
  const close = () => {
    toastStore.dismiss(id);
    onClose();
  };
  return (
    <li className={styles.toast} data-tone={record.tone}>
      <span className={styles.mark} data-tone={record.tone}>
        <Icon as={ICONS[record.tone]} size={18} />
      </span>
      <div className={styles.words} role={record.tone === "error" ? "alert" : "status"}>
        <span className={styles.title}>{record.title}</span>
        {record.description ? <span className={styles.description}>{record.description}</span> : null}
      </div>
      {record.action ? (
        <Button
          variant="soft"
          size="small"
          onClick={() => {
            record.action?.onSelect();
            close();
          }}
        >
          {record.action.label}
        </Button>
      ) : null}
      <IconButton icon={X} label={closeLabel} variant="ghost" size="small" onClick={close} />
    </li>
  );
}

/**
 * The container of toasts. Put one inside the theme. Toasts wait while the pointer or focus is on them, and stay above elements with
 * `useToastFloor` and beside elements with `useToastWall`; while a modal dialog is open, with those inside it alone.
 * @example
 * import { Toaster, toast } from "@hotseat/ui/theme";
 *
 * <Toaster labels={{ region: "Notifications", close: "Close" }} />
 * toast.success({ title: "Saved" });
 * @keyboard Tab reaches the buttons of each toast. A toast waits while the focus is on it.
 * @do Put one into the theme of a page; say failures with what is safe.
 * @dont Use a toast for what must be decided: that is a `Dialog`.
 */
export function Toaster({ labels }: ToasterProps) {
  const container = usePortalContainer();
  const records = useStore(toastStore);
  const marginBottom = useStore(toastFloor);
  const marginRight = useStore(toastWall);
  const inDialog = `${useStore(dialogFloor)}px`;
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  if (!container) return null;
  const edges = { marginBottom, marginRight, "--in-dialog": inDialog };
  return createPortal(
    <section aria-label={labels.region} className={styles.region} style={edges as CSSProperties}>
      <ol
        className={styles.list}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      >
        {records.map((record) => (
          <Toast
            key={record.id}
            record={record}
            paused={isPointedAt || hasFocus}
            closeLabel={labels.close}
            // A focused button that disappears with its toast fires no blur event.
            onClose={() => setHasFocus(false)}
          />
        ))}
      </ol>
    </section>,
    container,
  );
}
