import type { Handler } from "../../contract/handler.ts";
import { completeVerificationHandler } from "./complete-verification.ts";
import { createFirstAdministratorHandler } from "./create-first-administrator.ts";
import {
  approvePendingUserHandler,
  decidePendingUsersHandler,
  rejectPendingUserHandler,
} from "./decide-pending-users.ts";
import { forgotPasswordHandler } from "./forgot-password.ts";
import { listPendingUsersHandler } from "./list-pending-users.ts";
import { chooseMyInstitutionHandler, getMyRegistrationHandler } from "./my-registration.ts";
import { readVerificationHandler } from "./read-verification.ts";
import { registerPersonHandler } from "./register-person.ts";
import { resendVerificationHandler } from "./resend-verification.ts";
import { resetPasswordHandler } from "./reset-password.ts";

export const routes: readonly Handler[] = [
  registerPersonHandler,
  resendVerificationHandler,
  readVerificationHandler,
  completeVerificationHandler,
  forgotPasswordHandler,
  resetPasswordHandler,
  createFirstAdministratorHandler,
  getMyRegistrationHandler,
  chooseMyInstitutionHandler,
  listPendingUsersHandler,
  approvePendingUserHandler,
  rejectPendingUserHandler,
  decidePendingUsersHandler,
];
