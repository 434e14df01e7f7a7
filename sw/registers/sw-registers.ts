import '#store/no-eval.ts';
import { isQueued, type Operation } from '#domain/operation.ts';
import { registers } from '#domain/registers.gen.ts';
import { autocompleteRead } from '#store/register/autocomplete.ts';
import { matcher } from '../match.ts';
import { readAnswerer } from '../reads/answer-read.ts';
import type { RegisterScope } from '../register-calls.ts';

const operations: readonly Operation[] = registers.flatMap((one) => Object.values(one.operations));

const scope = globalThis as RegisterScope;
scope.matchRegister = matcher(operations.filter(isQueued));
scope.answerRegisterRead = readAnswerer(
  registers.map((one) => autocompleteRead(one.register, one.operations)),
);
