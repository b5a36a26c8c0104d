import { Callout } from "@hotseat/ui/callout";
import { CircleAlert, CircleCheck, type LucideIcon, Mail } from "lucide-react";
import { useAdminText } from "../shared/use-admin-text";
import type { TestMail } from "./outbox.types";

type Tone = "green" | "amber" | "red" | "blue";

const LOOKS: Readonly<Record<TestMail["status"], { tone: Tone; icon: LucideIcon }>> = {
  waiting: { tone: "blue", icon: Mail },
  kept: { tone: "blue", icon: Mail },
  sent: { tone: "green", icon: CircleCheck },
  failed: { tone: "amber", icon: CircleAlert },
  given_up: { tone: "red", icon: CircleAlert },
};

/** How far a test mail has come, announced at each step. */
export function TestMailNotice({ mail: { address, status, error } }: { mail: TestMail }) {
  const { t } = useAdminText();
  const { tone, icon } = LOOKS[status];
  return (
    <Callout tone={tone} icon={icon} role="status">
      {t(`outbox.test.${status}`, { address, error: error ?? "" })}
    </Callout>
  );
}
