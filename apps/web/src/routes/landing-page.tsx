import { Landing } from "@hotseat/shell-widgets/landing";
import { PublicPage } from "./public-page";

export default function Page() {
  return (
    <PublicPage>
      <Landing />
    </PublicPage>
  );
}
