import { useSessionTexts } from "../session-data";
import { useWriting } from "../writing";
import { ScenarioView, type ScenarioViewProps } from "./view";

export interface ScenarioPartProps {
  sessionId: number;
  attendeeId: number;
  scenario: ScenarioViewProps["scenario"];
}

/** A person's scenario, with a button that requests another one. Give it a `key` per person. */
export function ScenarioPart({ sessionId, attendeeId, scenario }: ScenarioPartProps) {
  useSessionTexts();
  const { writing, start, cancel } = useWriting({ sessionId, kind: "scenario", attendeeId });
  return <ScenarioView scenario={scenario} composing={{ writing, onCompose: start, onCancel: cancel }} />;
}
