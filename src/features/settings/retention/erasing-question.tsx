import type { RetentionKind } from '#domain/retention/retention-kinds.ts';
import { hoursToTakeBack, keptKinds } from '#domain/retention/retention-kinds.ts';
import {
  countWords,
  monthsWords,
  type RetentionCounts,
} from '#domain/retention/retention-words.ts';
import type { ConfirmConfig } from '../../../ui/confirm/confirm-dialog.tsx';

/** A kind that is erased after so many months from now on. */
export interface Shortened {
  kind: RetentionKind;
  months: number;
}

/** Asks before erasing begins, with what would go at once. */
export function erasingQuestion(
  shortened: readonly Shortened[],
  counts: RetentionCounts,
): ConfirmConfig {
  return {
    title: 'Erase this by itself?',
    message: (
      <>
        {shortened.map(({ kind, months }) => (
          <p key={kind}>
            {keptKinds[kind].label}, after {monthsWords(months)}: would erase{' '}
            {countWords(kind, counts[kind] ?? 0)} now.
          </p>
        ))}
        <p>
          It begins {hoursToTakeBack} hours from now, and goes on every day. What is erased cannot
          be brought back.
        </p>
      </>
    ),
    actions: { confirm: { label: 'Switch on' }, cancel: { label: 'Keep everything' } },
    dismissible: true,
  };
}
