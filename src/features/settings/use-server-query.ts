import { useCallback, useEffect, useRef, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import { call } from '../../api/calls/call.ts';
import { connection } from '../../api/calls/connection.ts';

/** Last answer of the server, and the problem since then. */
export interface Asked<Output> {
  data: Output | null;
  /** When it was said, ms; 0 before the first answer. */
  asOf: number;
  /** Why there is no newer answer. */
  problem: string | null;
  /** Asks once more; ends when the answer is there. */
  again(): Promise<void>;
}

const unexpected = 'This did not work. Load the page again and try once more';

/** The sentence of what failed. */
export function sentenceOf(error: unknown): string {
  return error instanceof Failure ? error.message : unexpected;
}

/** A question that only the server answers: asked again when the network or the person comes back. */
export function useServerQuery<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
): Asked<OutputOf<Op>> {
  const [data, setData] = useState<OutputOf<Op> | null>(null);
  const [asOf, setAsOf] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const leaving = useRef<AbortController>(null);
  const question = JSON.stringify(input);

  const again = useCallback(async () => {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    try {
      const answer = await call(operation, JSON.parse(question) as InputOf<Op>, { signal });
      if (signal.aborted || answer.answeredBy === 'device') return;
      setData(answer.output);
      setAsOf(Date.now());
      setProblem(null);
    } catch (error) {
      if (!signal.aborted) setProblem(sentenceOf(error));
    }
  }, [operation, question]);

  useEffect(() => {
    void again();
    return () => leaving.current?.abort();
  }, [again]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void again();
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    const leave = connection.subscribe(() => {
      if (connection.getSnapshot().state === 'online') look();
    });
    return () => {
      leave();
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [again]);
  return { data, asOf, problem, again };
}
