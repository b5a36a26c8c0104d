import { NotLoaded } from "./not-loaded";
import { adminProblemText } from "./problem";
import { useAdminText } from "./use-admin-text";

interface WithoutDataProps {
  /** Null while the data is loading. */
  error: unknown;
  onRetry: () => void;
}

/** In place of a page whose data is not here: nothing while it loads, then the reason why it failed. */
export function WithoutData({ error, onRetry }: WithoutDataProps) {
  const { t } = useAdminText();
  return error ? <NotLoaded heading="h1" detail={adminProblemText(error, t)} onRetry={onRetry} /> : null;
}
