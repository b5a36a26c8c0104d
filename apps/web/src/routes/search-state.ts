import { useLocation, useNavigate } from "react-router-dom";

/** The address's search and how to replace it, for widgets that keep their filters there. */
export function useSearchState(): { search: string; onSearchChange: (search: string) => void } {
  const { search } = useLocation();
  const navigate = useNavigate();
  return { search, onSearchChange: (next) => void navigate({ search: next }, { replace: true }) };
}
