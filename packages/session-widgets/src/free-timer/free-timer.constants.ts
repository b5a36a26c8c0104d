import { FREE_TIMER_DEFAULT_SEC, FREE_TIMER_MAX_SEC } from "@hotseat/api-client/constants";
import { MINUTE_SEC } from "@hotseat/core/durations";

/** Minutes the input takes, and what it starts with (LS-5.10). */
export const FREE_TIMER_MIN_MIN = 1;
export const FREE_TIMER_MAX_MIN = FREE_TIMER_MAX_SEC / MINUTE_SEC;
export const FREE_TIMER_DEFAULT_MIN = FREE_TIMER_DEFAULT_SEC / MINUTE_SEC;
