import { useState } from "react";
import { UserManagementView, type UserManagementViewProps } from "./view/user-management-view";

/** Keeps the filters, as the connected page does. */
export function WithFilters(props: UserManagementViewProps) {
  const [filters, setFilters] = useState(props.filters);
  return <UserManagementView {...props} filters={filters} onFiltersChange={setFilters} />;
}
