import { Landing } from "@hotseat/shell-widgets/landing";
import { PublicPage } from "./public-page";

export function Component() {
  return (
    <PublicPage>
      <Landing />
    </PublicPage>
  );
}
