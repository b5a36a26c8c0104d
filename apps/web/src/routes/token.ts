import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { CONTENT_ID } from "./arrival";

/**
 * Returns the secret of a mailed link, from the fragment of the address, and removes it from there at once, so that neither the history
 * nor a picture of the window shows it. Null where the address had none.
 */
export function useToken(): string | null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const found = hash === `#${CONTENT_ID}` ? "" : hash.slice(1);
  const [token, setToken] = useState(found);
  // Another link was opened in the same tab.
  if (found !== "" && found !== token) setToken(found);
  useEffect(() => {
    if (found !== "") void navigate(pathname, { replace: true });
  }, [found, pathname, navigate]);
  return token || null;
}
