import { navigationFor } from '#domain/shell/navigation.ts';
import { readNavigation } from '#domain/shell/operations.ts';
import { query } from '../handler.ts';

export const shellHandlers = {
  [readNavigation.name]: query(readNavigation, async (_tx, caller) =>
    navigationFor(caller.grants.map((grant) => grant.role)),
  ),
};
