import { inject } from 'vitest';
import type { DatabaseUrls } from '../../server/database/roles.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrls: DatabaseUrls;
  }
}

/** Addresses of the run's PostgreSQL, for the owner and for the server's role. */
export function databaseUrls(): DatabaseUrls {
  return inject('databaseUrls');
}
