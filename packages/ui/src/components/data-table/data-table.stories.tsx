import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/badge";
import { Card } from "../card/card";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "./data-table";

const rows = [
  { name: "Amara Diallo", place: "Hôpitaux du Lac", count: 12, chosen: true },
  { name: "Eva-Maria Zurbriggen-Hohenester", place: "BFH Bern", count: 4, chosen: false },
];

const meta = {
  title: "ui/DataTable",
  component: Table,
  subcomponents: { TableHead, TableBody, TableRow, TableHeader, TableCell },
  args: {
    label: "Users",
    children: (
      <>
        <TableHead>
          <TableHeader>Name</TableHeader>
          <TableHeader numeric>Sessions</TableHeader>
        </TableHead>
        <TableBody>
          {rows.map(({ name, count }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell numeric>{count}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </>
    ),
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Sorted: Story = {
  render: () => (
    <Card padding="none">
      <Table label="Users">
        <TableHead>
          <TableHeader sort="ascending" onSort={() => {}}>
            Name
          </TableHeader>
          <TableHeader sort="none" onSort={() => {}}>
            Place
          </TableHeader>
          <TableHeader numeric>Sessions</TableHeader>
          <TableHeader>Status</TableHeader>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.name} selected={row.chosen}>
              <TableCell>{row.name}</TableCell>
              <TableCell>{row.place}</TableCell>
              <TableCell numeric>{row.count}</TableCell>
              <TableCell>
                <Badge tone="green">Active</Badge>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  ),
};
