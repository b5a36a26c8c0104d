/** Minutes the input takes, and what it starts with (LS-5). */
export const FREE_TIMER_MIN_MIN = 1;
export const FREE_TIMER_MAX_MIN = 60;
export const FREE_TIMER_DEFAULT_MIN = 2;
export const SECONDS_PER_MINUTE = 60;
