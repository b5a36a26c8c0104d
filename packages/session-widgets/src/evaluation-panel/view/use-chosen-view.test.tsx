// @vitest-environment jsdom
import { createMemoryStorage } from "@hotseat/core/testing";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { reactRoot } from "../../shared/react-root.fixtures";
import { useChosenView } from "./use-chosen-view";

const { render, at } = reactRoot();
beforeEach(() => void vi.stubGlobal("localStorage", createMemoryStorage()));

function Panel({ isDue, hasPillars = isDue }: { isDue: boolean; hasPillars?: boolean }) {
  const { view, onViewChange } = useChosenView({
    sessionId: 7,
    otherwise: "profile",
    due: isDue ? "pillars" : null,
    hasPillars,
  });
  return (
    <div data-view={view}>
      <button type="button" id="scenario" onClick={() => onViewChange("scenario")} />
      <button type="button" id="pillars" onClick={() => onViewChange("pillars")} />
    </div>
  );
}
const seen = () => at("[data-view]")?.dataset.view;
const choose = (view: string) => act(async () => at(`#${view}`)?.click());

test("a due view takes precedence over an earlier choice, and the user may leave it", async () => {
  await render(<Panel isDue={false} />);
  expect(seen()).toBe("profile");
  await choose("scenario");
  await render(<Panel isDue />);
  expect(seen()).toBe("pillars");
  await choose("scenario");
  expect(seen()).toBe("scenario");
});

test("a choice is kept for the next person; the pillars view ends with its turn", async () => {
  await render(<Panel isDue={false} hasPillars />);
  await choose("scenario");
  await render(<Panel key="next" isDue={false} hasPillars />);
  expect(seen()).toBe("scenario");
  await choose("pillars");
  expect(seen()).toBe("pillars");
  await render(<Panel key="next" isDue={false} />);
  expect(seen()).toBe("profile");
});
