// @vitest-environment jsdom
import { toast } from "@hotseat/ui/theme";
import { act } from "react";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import { PageBoundary } from "./error-boundary";

const { draw } = reactRoot();

function Broken(): never {
  throw new Error("planted in a test");
}

it("an error while a page is drawn leaves the bar, and the next page is drawn without the error (AS-10.2)", async () => {
  // React reports the error, and the texts that this page has not loaded.
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
  vi.spyOn(toast, "error").mockReturnValue("t");
  const page = await draw(
    <MemoryRouter initialEntries={["/broken"]}>
      <nav>
        <Link to="/whole">Whole</Link>
      </nav>
      <PageBoundary>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/whole" element={<p>The whole page</p>} />
        </Routes>
      </PageBoundary>
    </MemoryRouter>,
  );
  expect(page.querySelector("[role=alert]")?.textContent).toContain("planted in a test");
  await act(async () => page.querySelector<HTMLAnchorElement>("nav a")?.click());
  expect(page.querySelector("p")?.textContent).toBe("The whole page");
  expect(page.querySelector("[role=alert]")).toBeNull();
});
