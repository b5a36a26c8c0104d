import { ApiError } from "../../contract/errors.ts";
import type { Handler } from "../../contract/handler.ts";
import { handle } from "../../handle.ts";
import { approvePendingUser, decidePendingUsers, listPendingUsers, rejectPendingUser } from "./contract.requests.ts";
import {
  chooseMyInstitution,
  completeVerification,
  createFirstAdministrator,
  forgotPassword,
  getMyRegistration,
  readVerification,
  registerPerson,
  resendVerification,
  resetPassword,
} from "./contract.ts";

export const routes: readonly Handler[] = [
  registerPerson,
  resendVerification,
  readVerification,
  completeVerification,
  forgotPassword,
  resetPassword,
  createFirstAdministrator,
  getMyRegistration,
  chooseMyInstitution,
  listPendingUsers,
  approvePendingUser,
  rejectPendingUser,
  decidePendingUsers,
].map((contract) =>
  handle(contract, async () => {
    throw new ApiError("unavailable");
  }),
);
