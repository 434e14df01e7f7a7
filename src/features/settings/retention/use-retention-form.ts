import { type RetentionKind, retentionKinds } from '#domain/retention/retention-kinds.ts';
import {
  editRetention,
  previewRetention,
  type RetentionEdits,
} from '#domain/retention/retention-operations.ts';
import { useState } from 'react';
import { call } from '../../../api/calls/call.ts';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { useSubmitForm } from '../use-submit-form.ts';
import { erasingQuestion, type Shortened } from './erasing-question.tsx';

export type Periods = Record<RetentionKind, number | null>;

/** Changes that erase more than before, or sooner. */
function shortenedIn(edits: RetentionEdits): Shortened[] {
  return retentionKinds.flatMap((kind) => {
    const edit = edits[kind];
    if (!edit || edit.shallBe === null) return [];
    const isLonger = typeof edit.was === 'number' && edit.shallBe > edit.was;
    return isLonger ? [] : [{ kind, months: edit.shallBe }];
  });
}

async function countsOf(shortened: readonly Shortened[]) {
  const periods = Object.fromEntries(shortened.map(({ kind, months }) => [kind, months]));
  const answer = await call(previewRetention, { periods });
  return answer.answeredBy === 'device' ? {} : answer.output.counts;
}

/** The times as somebody changes them. Nothing is sent before they have seen what it erases. */
export function useRetentionForm(periods: Periods, onSaved: () => Promise<void>) {
  /** Kinds that were changed, with what stood there when they were. */
  const [edits, setEdits] = useState<RetentionEdits>({});
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const { confirm, dialog } = useConfirm();
  const dirty = Object.keys(edits).length > 0;

  function choose(kind: RetentionKind, shallBe: number | null): void {
    setEdits(({ [kind]: before, ...others }) => {
      const was = before ? before.was : periods[kind];
      return shallBe === was ? others : { ...others, [kind]: { was, shallBe } };
    });
  }

  async function send(): Promise<void> {
    const shortened = shortenedIn(edits);
    if (shortened.length > 0) {
      const question = erasingQuestion(shortened, await countsOf(shortened));
      if ((await confirm(question)) !== 'confirmed') return;
    }
    await call(editRetention, { edits });
    await onSaved();
    setEdits({});
    setSavedAt(Date.now());
  }

  const { problems, busy, formProps, forgetProblems } = useSubmitForm(retentionKinds, {
    check: () => ({}),
    send,
  });
  return {
    months: (kind: RetentionKind) => {
      const edit = edits[kind];
      return edit ? edit.shallBe : periods[kind];
    },
    choose,
    cancel(): void {
      forgetProblems();
      setEdits({});
    },
    dirty,
    savedAt,
    dialog,
    problems,
    busy,
    formProps,
  };
}
