import '#store/no-eval.ts';
import { isQueued, type Operation } from '#domain/operation.ts';
import { besideRegisters } from '#domain/beside-registers.gen.ts';
import { registers } from '#domain/registers.gen.ts';
import { matcher } from '../match.ts';
import type { RegisterScope } from '../register-calls.ts';

const operations: readonly Operation[] = [
  ...besideRegisters,
  ...registers.flatMap((one) => Object.values<Operation>(one.operations)),
];

(globalThis as RegisterScope).matchRegister = matcher(operations.filter(isQueued));
