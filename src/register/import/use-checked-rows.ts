import { useEffect, useMemo, useState } from 'react';
import type { AnyRow } from '#domain/register/register.ts';
import { type CheckedRow, rowChecker } from './checked-rows.ts';
import type { ImportDraft } from './import-draft.ts';
import type { Judging, OpenLines } from './judging.ts';
import { inSlices, workOn } from './in-slices.ts';

export interface CheckedRows {
  /** Of the lines as they were before the newest fix, while those are checked again. */
  rows: readonly CheckedRow[];
  /** Lines that are checked so far; null once all are. */
  done: number | null;
}

/** Ms between two numbers on the screen. */
const tellEach = 200;

const none: readonly CheckedRow[] = [];

/** Parts by which lines are read. */
const reading = ['ids', 'match', 'everyRow', 'findBy'] as const;
const judging = [...reading, 'fixes', 'leftOut'] as const;

function agreeIn(
  parts: readonly (keyof ImportDraft)[],
  one: ImportDraft | null,
  other: ImportDraft | null,
): boolean {
  return parts.every((part) => one?.[part] === other?.[part]);
}

/** The draft as its lines were judged: a step from one page to the next has none of them judged again. */
function useJudged(draft: ImportDraft | null): ImportDraft | null {
  const [judged, setJudged] = useState(draft);
  if (agreeIn(judging, judged, draft)) return judged;
  setJudged(draft);
  return draft;
}

/** Checks the lines of the draft. `here`: rows among which they find theirs, null until they are known. A short file is checked at once, a long one in slices between which the page goes on. */
export function useCheckedRows(
  view: Judging,
  current: ImportDraft | null,
  open: OpenLines,
  here: readonly AnyRow[] | null,
): CheckedRows {
  const draft = useJudged(current);
  const check = useMemo(() => rowChecker(view), [view]);
  const begun = useMemo(() => {
    if (!draft || !here) return null;
    const work = check(draft, open, here);
    return { draft, work, step: workOn(work) };
  }, [check, draft, open, here]);
  const [progress, setProgress] = useState<{ of: typeof begun; done: number }>();
  const [checked, setChecked] = useState<{ of: typeof begun; rows: readonly CheckedRow[] }>();
  if (begun?.step.done && checked?.of !== begun) {
    setChecked({ of: begun, rows: begun.step.value });
  }
  useEffect(() => {
    if (!begun || begun.step.done) return undefined;
    const leaving = new AbortController();
    let told = performance.now();
    const onDone = (done: number) => {
      if (performance.now() - told < tellEach) return;
      told = performance.now();
      setProgress({ of: begun, done });
    };
    inSlices(begun.work, onDone, leaving.signal).then(
      (rows) => rows && setChecked({ of: begun, rows }),
      (error: unknown) =>
        setChecked(() => {
          throw error;
        }),
    );
    return () => leaving.abort();
  }, [begun]);

  if (!begun) return { rows: none, done: draft ? 0 : null };
  if (begun.step.done) return { rows: begun.step.value, done: null };
  if (checked?.of === begun) return { rows: checked.rows, done: null };
  const isOfFile = checked?.of && agreeIn(reading, checked.of.draft, begun.draft);
  const done = progress?.of === begun ? progress.done : begun.step.value;
  return { rows: isOfFile ? checked.rows : none, done };
}
