import { beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Printed at the end of `npm test`. */
    skipReason?: string;
  }
}

/** Skips the tests of this file or group where the machine lacks something, and says what. */
export function needs(isThere: boolean, reason: string): void {
  beforeEach(({ task, skip }) => {
    if (isThere) return;
    task.meta.skipReason = reason;
    skip(reason);
  });
}
