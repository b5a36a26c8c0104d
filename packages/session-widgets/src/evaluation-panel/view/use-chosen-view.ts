import { browserStorage, forgiving } from "@hotseat/core/storage";
import { startTransition, useState } from "react";
import type { PanelView } from "../view";
import { keptView } from "./kept-view";

export interface ChosenView {
  sessionId: number;
  /** The view shown while the user has chosen none. */
  otherwise: PanelView;
  /** The view with a task due now; it takes precedence over an earlier choice. */
  due: PanelView | null;
  /** The pillars go again when the turn is set back. */
  hasPillars: boolean;
}

/** Returns the view of a person: the due one until the user chooses. The choice is kept for the next person and after a reload. */
export function useChosenView({ sessionId, otherwise, due, hasPillars }: ChosenView) {
  const [kept] = useState(() => keptView(forgiving(browserStorage("localStorage")), sessionId));
  const [chosen, setChosen] = useState<{ view: PanelView | null; whileDue: PanelView | null }>(() => ({
    view: kept.read(),
    whileDue: null,
  }));
  const wanted = due === null || chosen.whileDue === due ? chosen.view : due;
  const onViewChange = (view: PanelView) => {
    startTransition(() => setChosen({ view, whileDue: due }));
    kept.keep(view);
  };
  return { view: wanted === null || (wanted === "pillars" && !hasPillars) ? otherwise : wanted, onViewChange };
}
