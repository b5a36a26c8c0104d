import { useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as styles from "./evaluation-question.css";

/**
 * The words of the open question. A phone shows their first lines, so that scale, anchors and comment stay in view
 * with them; a press unfolds the rest.
 */
export function EvaluationQuestion({ text }: { text: string }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const [isWhole, setWhole] = useState(false);
  const { ref, isCut, isTight } = useFold(isWhole);
  const id = useId();
  return (
    <div className={styles.question} data-whole={isWhole || undefined} data-tight={isTight || undefined}>
      <p ref={ref} id={id} className={styles.words} title={isCut && !isWhole ? text : undefined}>
        {text}
      </p>
      {isCut ? (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? "showLess" : "showWhole")}
        </button>
      ) : null}
    </div>
  );
}

/**
 * `isCut`: the words have more lines than are shown. `isTight`: the panel would have to scroll, so fewer are shown.
 * Both are measured while the words are folded; `isTight` stays, for a line that comes back would make it true again.
 */
function useFold(isWhole: boolean) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    const words = ref.current;
    if (!words || isWhole) return;
    const measure = () => {
      const panel = words.closest('[role="tabpanel"]');
      setCut(words.scrollHeight > words.clientHeight + 1);
      if (panel && panel.scrollHeight > panel.clientHeight) setTight(true);
    };
    measure();
    // A document without layout, as in a test.
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(words);
    return () => observer.disconnect();
  }, [isWhole]);
  return { ref, isCut, isTight };
}
