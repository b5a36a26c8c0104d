import { Waiting } from "@hotseat/shell-widgets/waiting";
import { signOut } from "../boot/sign-in";
import { AccountPage } from "./account-page";

/** In place of every signed-in page while the person waits for approval; the address stays, so the page asked for comes after it. */
export function WaitingPage() {
  return (
    <AccountPage title="waiting.title" onSignOut={signOut}>
      <Waiting />
    </AccountPage>
  );
}
