import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/badge";
import { Card } from "../card/card";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "./data-table";

const rows = [
  { name: "Amara Diallo", place: "Hôpitaux du Lac", count: 12, chosen: true },
  { name: "Eva-Maria Zurbriggen-Hohenester", place: "BFH Bern", count: 4, chosen: false },
];

const meta = { title: "ui/DataTable", component: Table, args: { label: "Users" } } satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

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
