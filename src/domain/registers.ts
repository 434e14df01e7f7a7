import { groupOperations } from './groups/group-operations.ts';
import { groupTypeOperations } from './groups/group-type-operations.ts';
import { groupTypes } from './groups/group-types.ts';
import { groups } from './groups/groups.ts';
import type { Operation } from './operation.ts';
import type { RegisterOperations } from './register/register-operations.ts';
import type { Register } from './register/register.ts';

/** Every register of the product, and what can be asked for about its rows. */
export const registers: readonly { register: Register; operations: RegisterOperations }[] = [
  { register: groupTypes, operations: groupTypeOperations },
  { register: groups, operations: groupOperations },
];

/** Those that devices queue: the service worker brings them with a script of their own. */
export const queuedRegisterOperations: readonly Operation[] = registers.flatMap(
  ({ operations: { create, edit } }) => [create, edit],
);
