import '#store/no-eval.ts';
import { isQueued } from '#domain/operation.ts';
import { queuedRegisterOperations } from '#domain/registers.ts';
import { matcher } from '../match.ts';
import type { RegisterScope } from '../register-calls.ts';

(globalThis as RegisterScope).matchRegister = matcher(queuedRegisterOperations.filter(isQueued));
