import { Component, type ReactNode } from "react";
import { EvaluationCrash } from "../view";

/** Keeps a fault of the panel from taking the call with it (LS-8.30). */
export class EvaluationErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <EvaluationCrash onReload={() => globalThis.location.reload()} /> : this.props.children;
  }
}
