import { toast } from "@hotseat/ui/theme";
import { Component, type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ProblemScreen } from "./problem-screen";

interface Caught {
  error: Error | null;
}

interface ErrorBoundaryProps {
  /** The current address: another one is tried without the error. */
  address?: string;
  children: ReactNode;
}

/** Catches an error while a page is drawn, in place of a white page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate({ address }: ErrorBoundaryProps): void {
    if (this.state.error && address !== this.props.address) this.setState({ error: null });
  }

  override render(): ReactNode {
    return this.state.error ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}

/** Catches an error of one page inside its frame: the bar stays, and another page begins without the error. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorBoundary key={pathname}>{children}</ErrorBoundary>;
}

/** Catches what no page's own boundary catches, such as a page whose code did not load. The way back leads out of it. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary address={useLocation().pathname}>{children}</ErrorBoundary>;
}

/** 'Something went wrong.', the error's message here and as a toast (LS-8.31); trying again reloads the page, and so does the way home. */
function ErrorScreen({ error }: { error: Error }) {
  const { t } = useTranslation("shell-widgets", { useSuspense: false });
  useEffect(() => {
    if (error.message) toast.error({ title: error.message }, { id: "app.broken" });
  }, [error]);
  return (
    <ProblemScreen
      title={t("app.error.title")}
      detail={error.message}
      onRetry={() => window.location.reload()}
      leavesApp
    />
  );
}
