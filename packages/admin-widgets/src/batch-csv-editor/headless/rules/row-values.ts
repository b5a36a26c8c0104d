import type { BatchField, BatchRow } from "../batch.types";
import { DEFAULT_ROLE, fieldValue } from "./check-row";
import type { RuleContext } from "./rule-context";

type Values = Partial<Record<BatchField, string>>;

/** The name as the scope writes it, where the cell means exactly one or several of the same name. */
function nameOf(match: { readonly found: readonly { readonly name: string }[] }, written: string): string {
  return match.found[0]?.name ?? written;
}

function canonical(field: BatchField, written: string, context: RuleContext): string {
  switch (field) {
    case "email":
      return written.toLowerCase();
    case "role":
      return written === "" ? DEFAULT_ROLE : (context.roleOf(written) ?? written);
    case "language":
      return context.languageOf(written) ?? written;
    case "organisation":
      return nameOf(context.organisationOf(written), written);
    case "institution":
      return nameOf(context.institutionOf(written), written);
    default:
      return written;
  }
}

/**
 * A row as it is sent: trimmed; e-mail in lower case; the role's key and the language's code; names of organisations and institutions as
 * the scope writes them.
 */
export function batchRow(row: number, cells: readonly string[], context: RuleContext): BatchRow {
  const values: Values = {};
  for (const field of Object.keys(context.at) as BatchField[]) {
    values[field] = canonical(field, fieldValue(cells, context, field), context);
  }
  return { row, values };
}
