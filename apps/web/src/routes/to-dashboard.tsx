import { Navigate } from "react-router-dom";
import { useSessionId } from "./session-layout";

/** Unknown paths of a session lead to its dashboard (live-session.md §2). */
export function Component() {
  return <Navigate to={`/interviews/${useSessionId()}/dashboard`} replace />;
}
