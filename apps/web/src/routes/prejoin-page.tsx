import { Prejoin } from "@hotseat/session-widgets/prejoin";
import { LanguageMenu } from "@hotseat/shell-widgets/language-menu";
import { LANGUAGES } from "@hotseat/shell-widgets/language-menu/headless";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { chooseTheme, useTheme } from "../boot/theme";
import { loadDashboard } from "./dashboard-lazy";
import { useOpenSession } from "./session-context";
import { SessionLeft } from "./session-end";
import { OpenSessionOver } from "./session-over-lazy";
import { SessionPage } from "./session-page";

/**
 * Devices and name before the call; after leaving it the way back, and of a session that is over the way to its
 * feedback.
 */
export default function Page() {
  const { id, isOver } = useOpenSession();
  const navigate = useNavigate();
  const state: { hasLeft?: boolean } | null = useLocation().state;
  const theme = useTheme();
  useEffect(() => {
    // The room's code loads while a person checks their devices, not after their click.
    if (!isOver) void loadDashboard().catch(() => {});
  }, [isOver]);
  if (isOver) return <OpenSessionOver />;
  // Only after leaving by oneself and only while the session runs; other cases have their own pages before this one.
  if (state?.hasLeft) return <SessionLeft onRejoin={() => void navigate(".", { replace: true, state: null })} />;
  const toDashboard = () => void navigate(`/interviews/${id}/dashboard`);
  return (
    <SessionPage>
      <Prejoin
        sessionId={id}
        onJoined={toDashboard}
        onBack={toDashboard}
        theme={{ choice: theme, onChoose: chooseTheme }}
        languages={LANGUAGES}
        languageMenu={<LanguageMenu size="compact" />}
      />
    </SessionPage>
  );
}
