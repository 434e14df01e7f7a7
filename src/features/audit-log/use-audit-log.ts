import { useCallback, useEffect, useRef, useState } from 'react';
import type { AuditLine } from '#domain/audit-log/audit-line.ts';
import { type AuditQuestion, browseAudit } from '#domain/audit-log/operations.ts';
import { Failure } from '#domain/errors.ts';
import type { OutputOf } from '#domain/operation.ts';
import { call } from '../../api/calls/call.ts';

type Page = OutputOf<typeof browseAudit>;

/** What the server said of a question so far. */
export interface AuditLog {
  lines: readonly AuditLine[];
  next: string | null;
  total: number;
  timeZone: string;
  record: string | null;
}

export interface Asking {
  /** Null before the first answer. */
  log: AuditLog | null;
  isAsking: boolean;
  /** Why there is no answer. */
  problem: string | null;
  again(): void;
  /** Asks for the lines before the oldest one that is shown. */
  older(): void;
}

async function ask(question: AuditQuestion, cursor: string | null, signal: AbortSignal) {
  const input = { ...question, ...(cursor !== null && { cursor }) };
  const answer = await call(browseAudit, input, { signal });
  if (answer.answeredBy === 'device') throw new Failure('unavailable', 'This needs a connection');
  return answer.output;
}

function withPage(log: AuditLog | null, { data, next, total, timeZone, record }: Page): AuditLog {
  if (log === null) return { lines: data, next, total: total ?? data.length, timeZone, record };
  return { ...log, lines: [...log.lines, ...data], next };
}

interface Answered {
  /** The question that this is the answer to; null before the first. */
  words: string | null;
  log: AuditLog | null;
  problem: string | null;
}

/** Lines of the audit, a page at a time. Only the server has them. */
export function useAuditLog(question: AuditQuestion): Asking {
  const [answered, setAnswered] = useState<Answered>({ words: null, log: null, problem: null });
  const [isAskingMore, setAskingMore] = useState(false);
  const leaving = useRef<AbortController>(null);
  const words = JSON.stringify(question);

  const load = useCallback(
    async (before: AuditLog | null) => {
      leaving.current?.abort();
      const { signal } = (leaving.current = new AbortController());
      try {
        const asked = JSON.parse(words) as AuditQuestion;
        const page = await ask(asked, before?.next ?? null, signal);
        if (signal.aborted) return;
        setAnswered({ words, log: withPage(before, page), problem: null });
      } catch (error) {
        if (signal.aborted) return;
        const problem =
          error instanceof Failure ? error.message : 'The audit log could not be read';
        setAnswered({ words, log: before, problem });
      }
      setAskingMore(false);
    },
    [words],
  );
  useEffect(() => {
    void load(null);
    return () => leaving.current?.abort();
  }, [load]);

  const { log, problem } = answered;
  const isAsking = isAskingMore || answered.words !== words;
  const more = () => {
    setAskingMore(true);
    void load(log);
  };
  return { log, isAsking, problem: isAsking ? null : problem, again: more, older: more };
}
