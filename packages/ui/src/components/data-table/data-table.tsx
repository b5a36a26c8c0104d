import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import { ScrollRegion } from "../scroll-region/scroll-region";
import * as styles from "./data-table.css";

export interface TableProps extends ComponentPropsWithoutRef<"table"> {
  /** Names the table. */
  label: string;
}

/**
 * Rows and columns; scrolls sideways by itself where the space is too small.
 * @example
 * import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@hotseat/ui/data-table";
 *
 * <Table label="Users">
 *   <TableHead><TableHeader sort="ascending" onSort={sort}>Name</TableHeader></TableHead>
 *   <TableBody><TableRow><TableCell>Amara Diallo</TableCell></TableRow></TableBody>
 * </Table>
 * @keyboard Tab reaches the sort buttons, which Enter and Space press. Arrow keys scroll a table that does not fit.
 * @do Name the table in `label`, and set `numeric` for columns of numbers.
 * @dont Use it to lay things out: that is a `Stack` or a grid.
 */
export const Table = forwardRef<HTMLTableElement, TableProps>(function Table({ label, className, ...rest }, ref) {
  return (
    <ScrollRegion label={label} className={styles.scroller} data-scrolls-sideways="">
      <table {...rest} ref={ref} aria-label={label} className={classNames(styles.table, className)} />
    </ScrollRegion>
  );
});

export function TableHead({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <thead>
      <tr className={className}>{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody>{children}</tbody>;
}

export interface TableRowProps extends ComponentPropsWithoutRef<"tr"> {
  selected?: boolean;
}

export const TableRow = forwardRef<HTMLTableRowElement, TableRowProps>(function TableRow(
  { selected, className, ...rest },
  ref,
) {
  return (
    <tr
      {...rest}
      ref={ref}
      aria-selected={selected}
      data-selected={selected || undefined}
      className={classNames(styles.row, className)}
    />
  );
});

export interface TableHeaderProps extends Omit<ComponentPropsWithoutRef<"th">, "scope"> {
  /** The column is sortable; its current order. */
  sort?: "ascending" | "descending" | "none";
  onSort?: () => void;
  numeric?: boolean;
}

const SORT_ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

export const TableHeader = forwardRef<HTMLTableCellElement, TableHeaderProps>(function TableHeader(
  { sort, onSort, numeric, className, children, ...rest },
  ref,
) {
  return (
    <th
      {...rest}
      ref={ref}
      scope="col"
      aria-sort={sort}
      data-numeric={numeric || undefined}
      className={classNames(styles.header, className)}
    >
      {sort && onSort ? (
        <button type="button" onClick={onSort} className={styles.sort} data-sorted={sort !== "none" || undefined}>
          {children}
          <Icon as={SORT_ICONS[sort]} size={14} />
        </button>
      ) : (
        children
      )}
    </th>
  );
});

export interface TableCellProps extends ComponentPropsWithoutRef<"td"> {
  /** Tabular digits, at the end of the cell. */
  numeric?: boolean;
}

export const TableCell = forwardRef<HTMLTableCellElement, TableCellProps>(function TableCell(
  { numeric, className, ...rest },
  ref,
) {
  return <td {...rest} ref={ref} data-numeric={numeric || undefined} className={classNames(styles.cell, className)} />;
});
