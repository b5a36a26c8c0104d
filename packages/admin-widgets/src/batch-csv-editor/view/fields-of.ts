import type { BatchField, BatchScope } from "../headless/batch.types";
import { BATCH_FIELDS } from "../headless/mapping/field-synonyms";

const LEFT_OUT: Readonly<Record<BatchScope["level"], readonly BatchField[]>> = {
  platform: [],
  organisation: ["organisation"],
  institution: ["organisation", "institution"],
};

/** Fields that a column can be mapped to: a scope gives what lies above it. */
export const fieldsOf = ({ level }: BatchScope): readonly BatchField[] =>
  BATCH_FIELDS.filter((field) => !LEFT_OUT[level].includes(field));
