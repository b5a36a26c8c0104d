import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import {
  groupByDay,
  LISTING_TABS,
  type ListedSession,
  type ListingAddress,
  readAddress,
  useListingFilters,
} from "./headless";
import { filterOptions, listedSessions } from "./session-listing.fixtures";

interface OwnListingProps {
  sessions: readonly ListedSession[];
  onAddressChange: (address: ListingAddress) => void;
}

/** A listing in plain HTML: nothing but `useListingFilters`, the rules and the browser's own elements. */
function OwnListing({ sessions, onAddressChange }: OwnListingProps) {
  const [address, setAddress] = useState(readAddress(""));
  const filters = useListingFilters({
    address,
    onAddressChange: (next) => {
      setAddress(next);
      onAddressChange(next);
    },
  });
  return (
    <main>
      <div role="tablist" aria-label="Sessions">
        {LISTING_TABS.map((tab) => (
          <button key={tab} type="button" {...filters.getTabProps(tab)}>
            {tab}
          </button>
        ))}
      </div>
      <fieldset>
        <legend>Module</legend>
        {filterOptions.module.map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" {...filters.getOptionProps("module", value)} /> {label}
          </label>
        ))}
      </fieldset>
      <label>
        From <input {...filters.getDayProps("from")} />
      </label>
      <label>
        To <input {...filters.getDayProps("to")} />
      </label>
      {filters.isFiltered ? (
        <button type="button" {...filters.getClearProps()}>
          Clear
        </button>
      ) : null}
      {groupByDay(sessions, "Europe/Zurich").map(({ day, isOver, sessions: rows }) => (
        <section key={`${day} ${isOver}`} aria-label={isOver ? `${day}, over` : day}>
          <ul>
            {rows.map(({ id, type }) => (
              <li key={id}>{type.workshop.title}</li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

const meta = {
  title: "Shell/SessionListing/Build your own",
  component: OwnListing,
  tags: ["no-picture"],
  args: { sessions: listedSessions, onAddressChange: fn() },
} satisfies Meta<typeof OwnListing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(args.sessions.length);
    await expect(canvas.getByRole("region", { name: "2026-11-24" })).toBeVisible();
  },
};

export const Filtered: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getAllByRole("checkbox")[0] as HTMLElement;
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
    await userEvent.click(first);
    await expect(first).toBeChecked();
    await userEvent.click(canvas.getByRole("tab", { name: "mine", selected: false }));
    await expect(canvas.getByRole("tab", { name: "mine", selected: true })).toBeVisible();
    await userEvent.type(canvas.getByLabelText("From"), "2026-11-24");
    await expect(canvas.getByLabelText("To")).toHaveAttribute("min", "2026-11-24");
    await expect(args.onAddressChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ tab: "mine", from: "2026-11-24" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(first).not.toBeChecked();
  },
};
