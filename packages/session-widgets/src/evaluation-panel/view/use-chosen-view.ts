import { browserStorage, forgiving } from "@hotseat/core/storage";
import { startTransition, useState } from "react";
import type { PanelView } from "../view";
import { keptView } from "./kept-view";

export interface ChosenView {
  sessionId: number;
  /** What it opens with for who has chosen nothing. */
  otherwise: PanelView;
  /** The part that is to be done now, before what was chosen earlier. */
  due: PanelView | null;
  /** The pillars go again when the turn is set back. */
  hasPillars: boolean;
}

/** The part of a person that is looked at: what is due, until one chooses; what one chose comes again with the next person and after a reload. */
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
