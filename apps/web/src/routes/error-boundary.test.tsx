// @vitest-environment jsdom
import { toast } from "@hotseat/ui/theme";
import { act, lazy, Suspense } from "react";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import { AppBoundary, PageBoundary } from "./error-boundary";

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

it("a page whose code did not load leaves the way back to the page before it (AS-10.2)", async () => {
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
  vi.spyOn(toast, "error").mockReturnValue("t");
  const NotLoaded = lazy(() => Promise.reject(new Error("planted: the code did not load")));
  function Back() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    );
  }
  const page = await draw(
    <MemoryRouter initialEntries={["/whole", "/missing"]} initialIndex={1}>
      <Back />
      <AppBoundary>
        <Suspense>
          <Routes>
            <Route path="/missing" element={<NotLoaded />} />
            <Route path="/whole" element={<p>The whole page</p>} />
          </Routes>
        </Suspense>
      </AppBoundary>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(page.querySelector("[role=alert]")?.textContent).toContain("planted"));
  await act(async () => page.querySelector("button")?.click());
  expect(page.querySelector("p")?.textContent).toBe("The whole page");
});
