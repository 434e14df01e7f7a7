/** How long anything in a test is waited for, ms: a limit for a busy machine, and no wait. */
export const patience = 30_000;
