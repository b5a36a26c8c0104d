import { type Clock, systemClock } from "@hotseat/core/clock";
import { Component, type ReactNode } from "react";
import { retryLocales } from "./locales";

/** Milliseconds until a part that did not load is drawn again. */
export const RETRY_MS = 5000;

export interface OptionalPartProps {
  readonly clock?: Clock;
  readonly children: ReactNode;
}

/** A part that its page does not need. Where its texts do not load, the page goes on without it, and the part is drawn again later. */
export class OptionalPart extends Component<OptionalPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private cancel = (): void => {};

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.cancel = (this.props.clock ?? systemClock).after(RETRY_MS, () => {
      retryLocales();
      this.setState({ hasFailed: false });
    });
  }

  override componentWillUnmount(): void {
    this.cancel();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
