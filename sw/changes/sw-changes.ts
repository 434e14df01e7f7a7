import '#store/no-eval.ts';
import { changes } from '#domain/changes.gen.ts';
import { isQueued, type Operation } from '#domain/operation.ts';
import { registers } from '#domain/registers.gen.ts';
import { autocompleteReads } from '#store/register/autocomplete.ts';
import type { ChangeScope } from '../changes.ts';
import { matcher } from '../match.ts';
import { readAnswerer } from '../reads/answer-read.ts';

const ofRegisters = registers.flatMap((one): Operation[] => Object.values(one.operations));
const operations = [...changes, ...ofRegisters].filter(isQueued);

const scope = globalThis as ChangeScope;
scope.changes = {
  match: matcher(operations),
  named: (wanted) => operations.find(({ name }) => name === wanted),
};
scope.answerRegisterRead = readAnswerer(autocompleteReads(registers));
