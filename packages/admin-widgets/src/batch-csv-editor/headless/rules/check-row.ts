import {
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  ORGANISATION_NAME_MAX_LENGTH,
  SHORT_NAME_MAX_LENGTH,
} from "@hotseat/api-client/constants";
import type { BatchField } from "../batch.types";
import type { BatchProblem, ProblemKind } from "../problems/problem.types";
import { emailMeant, isEmail } from "./email-rules";
import type { MakeProblem } from "./make-problem";
import type { RuleContext } from "./rule-context";

const MAX_LENGTH: Readonly<Partial<Record<BatchField, number>>> = {
  email: EMAIL_MAX_LENGTH,
  full_name: FULL_NAME_MAX_LENGTH,
  short_name: SHORT_NAME_MAX_LENGTH,
  organisation: ORGANISATION_NAME_MAX_LENGTH,
  institution: ORGANISATION_NAME_MAX_LENGTH,
};
const LIMITED = Object.entries(MAX_LENGTH) as [BatchField, number][];

/** Role of a row that names none. */
export const DEFAULT_ROLE = "user";

type Cells = readonly string[];

/** The trimmed value of a field; empty where no column has it. */
export function fieldValue(cells: Cells, { at }: RuleContext, field: BatchField): string {
  const place = at[field];
  return place === undefined ? "" : (cells[place] ?? "").trim();
}

/** The rules of one row; problems of a field without a column are those of the whole row. */
class RowCheck {
  readonly problems: BatchProblem[] = [];
  readonly cells: Cells;
  readonly context: RuleContext;

  constructor(cells: Cells, context: RuleContext) {
    this.cells = cells;
    this.context = context;
  }

  value(field: BatchField) {
    return fieldValue(this.cells, this.context, field);
  }

  add(kind: ProblemKind, field: BatchField, detail?: Parameters<MakeProblem>[2]) {
    // One problem a cell: the first rule that fails says what is to be done.
    if (this.problems.some((known) => known.field === field)) return;
    this.problems.push(this.context.problemOf(kind, field, detail));
  }

  required() {
    for (const field of this.context.required) if (this.value(field) === "") this.add("required", field);
  }

  lengths() {
    for (const [field, limit] of LIMITED) {
      if (this.value(field).length > limit) this.add("too_long", field, { limit });
    }
  }

  email() {
    const email = this.value("email");
    if (email === "") return;
    if (!isEmail(email)) this.add("email_invalid", "email");
    const suggestion = emailMeant(email);
    if (suggestion !== null && !this.context.accepted.has(email.toLowerCase()))
      this.add("email_typo", "email", { suggestion });
  }

  /** Key of the role; null where it is not known. */
  role(): string | null {
    const written = this.value("role");
    const role = written === "" ? DEFAULT_ROLE : this.context.roleOf(written);
    if (role === null) this.add("role_unknown", "role");
    else if (!this.context.roles.has(role)) this.add("role_forbidden", "role");
    return role;
  }

  language() {
    const written = this.value("language");
    if (written === "") return;
    const code = this.context.languageOf(written);
    if (code === null || !this.context.languages.has(code)) this.add("language_unknown", "language");
  }

  organisation() {
    const written = this.value("organisation");
    if (written === "") return null;
    const { found, closest } = this.context.organisationOf(written);
    if (found.length === 0) this.add("organisation_unknown", "organisation", { suggestion: closest });
    return found[0] ?? null;
  }

  institution(organisationId: number | null) {
    const written = this.value("institution");
    if (written === "") return;
    const { found, closest } = this.context.institutionOf(written);
    if (found.length === 0) this.add("institution_unknown", "institution", { suggestion: closest });
    else if (organisationId !== null && !found.some((one) => one.organisationId === organisationId))
      this.add("institution_elsewhere", "institution");
  }

  /** A role needs an organisation, an institution, both or neither (BE-3.5). */
  places(role: string | null) {
    const { level } = this.context;
    if (level === "institution" || role === null || role === "platform_admin") return;
    const organisation = this.organisation();
    this.institution(organisation?.id ?? null);
    const hasInstitution = this.value("institution") !== "";
    if (role !== "organisation_admin") {
      if (!hasInstitution) this.add("institution_required", "institution");
      return;
    }
    if (hasInstitution) this.add("institution_not_allowed", "institution");
    if (level === "platform" && this.value("organisation") === "") this.add("organisation_required", "organisation");
  }
}

const FINE: readonly BatchProblem[] = [];

/** Everything wrong with a row by itself; duplicates and the host's own rules come on top. */
export function checkRow(cells: Cells, context: RuleContext): readonly BatchProblem[] {
  const check = new RowCheck(cells, context);
  check.required();
  check.lengths();
  check.email();
  check.language();
  check.places(check.role());
  return check.problems.length === 0 ? FINE : check.problems;
}
