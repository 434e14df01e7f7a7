import { useCallback, useEffect, useRef, useState } from 'react';
import type { InputOf, Operation } from '#domain/operation.ts';
import { callDemo, postDemo } from '../api/demo.ts';
import { attempt } from '../ui/snackbar/attempt.ts';
import { fieldSaver } from './field-saver.ts';

/** By then the store has told this page what was saved; what it says later comes from somebody else. */
const toldMs = 1000;

/** Without what these say too. */
function stillDifferent<Row extends object>(edits: Partial<Row>, from: Partial<Row>): Partial<Row> {
  const kept = Object.entries(edits).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name as keyof Row]),
  );
  return kept.length === Object.keys(edits).length
    ? edits
    : (Object.fromEntries(kept) as Partial<Row>);
}

/** Answers a `setTimeout` whose timers end with the component: the last save may be over after that. */
function useTimersHere(): (act: () => void, ms: number) => void {
  const timers = useRef<Set<ReturnType<typeof setTimeout>> | null>(null);
  useEffect(() => {
    const running = new Set<ReturnType<typeof setTimeout>>();
    timers.current = running;
    return () => {
      timers.current = null;
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  return useCallback((act, ms) => {
    timers.current?.add(setTimeout(act, ms));
  }, []);
}

/** How the changes of a row are saved. Made once, beside the screen. */
export interface Saving<Row, Op extends Operation> {
  operation: Op;
  input(id: string, fields: Partial<Row>): InputOf<Op>;
  /** From the first key on, in ms. */
  delayMs: number;
}

export interface RowEdits<Row> {
  /** The row as it is being written. */
  shown: Row;
  /** Saved soon: somebody is typing. */
  type(fields: Partial<Row>): void;
  /** Saved now. */
  choose(fields: Partial<Row>): void;
}

/** One row being edited, for a component of its own: what is typed is never lost, whatever comes next. */
export function useRowEdits<Row extends { id: string }, Op extends Operation>(
  row: Row,
  { operation, input, delayMs }: Saving<Row, Op>,
): RowEdits<Row> {
  const { id } = row;
  const [edits, setEdits] = useState<Partial<Row>>({});
  const [seen, setSeen] = useState(row);
  if (seen !== row) {
    setSeen(row);
    setEdits(stillDifferent(edits, row));
  }
  const whileHere = useTimersHere();
  const [saver] = useState(() =>
    fieldSaver<Row>(async (fields) => {
      await callDemo(operation, input(id, fields));
      whileHere(() => setEdits((now) => stillDifferent(now, fields)), toldMs);
    }, delayMs),
  );
  useEffect(() => {
    const leave = () => {
      const fields = saver.take();
      if (fields) postDemo(operation, input(id, fields));
    };
    const hide = () => void attempt(saver.flush());
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      void attempt(saver.flush());
    };
  }, [id, saver, operation, input]);
  const type = (fields: Partial<Row>) => {
    setEdits((now) => ({ ...now, ...fields }));
    saver.change(fields);
  };
  return {
    shown: { ...row, ...edits },
    type,
    choose(fields) {
      type(fields);
      void attempt(saver.flush());
    },
  };
}
