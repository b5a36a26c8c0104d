import { toast } from "@hotseat/ui/theme";
import { Component, type ComponentType, memo, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useLoaded } from "./use-loaded";

interface LaterOptions<Props> {
  /** Shown until it is here; default nothing. */
  loading?: ReactNode;
  /** For what is opened over the page: closes it when it does not come, which a toast says. Without it the boundary around says so. */
  close?: (props: Props) => void;
}

interface Part<Props> extends LaterOptions<Props> {
  /** Its code, once it is here. */
  known: ComponentType<Props> | null;
  fetch(): Promise<ComponentType<Props>>;
}

const parts = new Set<{ fetch(): Promise<unknown> }>();

class ClosesWhenMissing extends Component<{ onMissing: () => void; children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(): { isMissing: boolean } {
    return { isMissing: true };
  }

  override componentDidCatch(): void {
    this.props.onMissing();
  }

  override render(): ReactNode {
    return this.state.isMissing ? null : this.props.children;
  }
}

/** The part once its code is here; its texts may come later. */
function Fetched<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const { value: Shown } = useLoaded(part.fetch, part.known);
  const loading = part.loading ?? null;
  return <Suspense fallback={loading}>{Shown ? <Shown {...props} /> : loading}</Suspense>;
}

function Later<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.fault" });
  const shown = <Fetched part={part} props={props} />;
  const { close } = part;
  if (!close) return shown;
  const onMissing = () => {
    toast.error({ title: t("title"), description: t("text") });
    close(props);
  };
  return <ClosesWhenMissing onMissing={onMissing}>{shown}</ClosesWhenMissing>;
}

/** A component that is not what one sees first: its code comes by itself, when it is shown or with `fetchLater`. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LaterOptions<Props> = {},
): (props: Props) => ReactNode {
  const part: Part<Props> = {
    ...options,
    known: null,
    async fetch() {
      part.known ??= memo(await load()) as unknown as ComponentType<Props>;
      return part.known;
    },
  };
  parts.add(part);
  return (props) => <Later part={part} props={props} />;
}

/**
 * Fetches the code of everything that may be opened from here on, so that it is there at the press, and without a line too.
 * A part that fails to load is requested again when it is opened.
 */
export async function fetchLater(): Promise<void> {
  await Promise.allSettled([...parts].map((part) => part.fetch()));
}
