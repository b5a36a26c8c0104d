export { loadOt } from "./load.ts";
export { OperationError, type OperationErrorCode, type Ot, type OtDocument, type WireOperation } from "./operation.ts";
