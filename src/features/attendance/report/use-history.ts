import { useEffect, useState } from 'react';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import { getReport } from '#domain/attendance/operations.ts';
import { Failure } from '#domain/errors.ts';
import type { OutputOf } from '#domain/operation.ts';
import { must } from '#domain/must.ts';
import { keepHistory } from '#store/attendance/kept-histories.ts';
import { databases, storeOf } from '#store/database.ts';
import { read } from '../../../api/calls/read.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';

/** Of the report, in the order in which they came. */
type Picture = NonNullable<OutputOf<typeof getReport>['data']['pictures']>[number];

export type History =
  | { state: 'loading' }
  /** `at`: when this device looked at it, ms; null for what the server says now. */
  | { state: 'shown'; versions: ReportVersion[]; pictures: readonly Picture[]; at: number | null }
  /** Without a connection, and never looked at on this device. */
  | { state: 'notHere' }
  | { state: 'failed' };

async function ask(id: string, signal: AbortSignal): Promise<History> {
  const store = must(await storeOf(databases()), 'a signed-in person');
  try {
    const { output, asOf } = await read(getReport, { id }, signal);
    // Money that is not shown to them is no field of it, as in the rows of this device.
    const versions = output.data.versions as ReportVersion[];
    const { pictures = [] } = output.data;
    if (asOf === null) {
      // A full device shows it all the same: only a later look without a network misses it.
      await keepHistory(store, output, Date.now()).catch(() => undefined);
      return { state: 'shown', versions, pictures, at: null };
    }
    const kept = await store.cache.reportHistory.get(id);
    return { state: 'shown', versions, pictures, at: kept?.at ?? asOf };
  } catch (error) {
    const isAway = error instanceof Failure && error.code === 'unavailable';
    return { state: isAway ? 'notHere' : 'failed' };
  }
}

/** The old history stays until the next answer is there; a missing one is looked for. */
function shownOf(
  answered: { question: string; history: History } | null,
  question: string,
): History {
  if (!answered) return { state: 'loading' };
  const { history } = answered;
  return answered.question === question || history.state === 'shown'
    ? history
    : { state: 'loading' };
}

/**
 * History of a report: the device holds it only while a part of it is open. Asked again
 * when the report changes, and when a connection is back.
 */
export function useHistory({
  id,
  standingVersionId,
  openVersions,
}: AttendanceReport): [History, again: () => void] {
  const [answered, setAnswered] = useState<{ question: string; history: History } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isOnline = useConnection().state === 'online';
  const question = [id, standingVersionId, openVersions, isOnline, attempt].join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const history = await ask(id, leaving.signal);
      if (!leaving.signal.aborted) setAnswered({ question, history });
    };
    void look();
    return () => leaving.abort();
  }, [id, question]);
  return [shownOf(answered, question), () => setAttempt((before) => before + 1)];
}
