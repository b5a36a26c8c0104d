import { NotLoaded } from "./not-loaded";
import { adminProblemText } from "./problem";
import { useAdminText } from "./use-admin-text";

interface WithoutDataProps {
  /** The query that has no data; its `error` is null while it loads. */
  query: { readonly error: unknown; refetch(): unknown };
}

/** In place of a page whose data is not here: nothing while it loads, then the reason why it failed. */
export function WithoutData({ query }: WithoutDataProps) {
  const { t } = useAdminText();
  if (!query.error) return null;
  return <NotLoaded heading="h1" detail={adminProblemText(query.error, t)} onRetry={() => void query.refetch()} />;
}
