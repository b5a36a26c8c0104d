import type { HotseatClient } from "@hotseat/api-client";
import { QueryClient } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { HotseatProvider, type HotseatProviderProps } from "../hotseat-provider";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** Renders `ui` inside the provider; resolves when all pending work has settled. */
export async function renderInside(client: HotseatClient, ui: ReactNode, props: Partial<HotseatProviderProps> = {}) {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  const show = (content: ReactNode, more: Partial<HotseatProviderProps> = {}) =>
    act(async () => {
      root.render(
        <HotseatProvider client={client} queryClient={queryClient} language="en" {...props} {...more}>
          {content}
        </HotseatProvider>,
      );
    });
  const queryClient = props.queryClient ?? new QueryClient();
  await show(ui);
  return { page, show, queryClient, text: () => page.textContent ?? "", leave: () => act(async () => root.unmount()) };
}
