import type { MyReport } from '#store/attendance/my-report.ts';
import type { Trouble } from '#store/item.ts';
import { unreachable } from '#domain/must.ts';
import type { ReportsFilter } from './reports-filter.ts';
import { timeOfDay } from '../../ui/time.ts';

const troubles: Record<Trouble, string> = {
  unreachable: 'The server did not answer.',
  tooSlow: 'The signal was too weak.',
  tooLarge: 'The report is too large to send.',
  serverTrouble: 'The server could not take it yet.',
  notOurServer: 'This network asks for a sign-in of its own first.',
};

/** The state pill's own word, where the plain one would not say enough. */
export function wordOf(report: MyReport): string | undefined {
  if (report.state !== 'sent' || !report.held) return undefined;
  return `Sent, waits for ${report.churchName ?? 'the church'}`;
}

function waiting(report: Extract<MyReport, { state: 'saved' }>, now: number): string {
  if (report.waitsForSignIn) return 'Sign in again to send it.';
  const why = report.trouble === null ? '' : `${troubles[report.trouble]} `;
  if (report.nextAttemptAt > now) return `${why}Tries again ${timeOfDay(report.nextAttemptAt)}.`;
  return why === '' ? 'Next to send' : `${why}Next to send.`;
}

/** Beside the state: why it is so, and what happens next or what to do. */
export function whyOf(report: MyReport, now: number): string {
  switch (report.state) {
    case 'draft':
      return report.count === null && !report.didNotMeet
        ? 'Not finished. No attendance yet'
        : 'Not submitted yet';
    case 'saved':
      return waiting(report, now);
    case 'sending':
      return `Started ${timeOfDay(report.since)}`;
    case 'sent':
      if (report.held) return 'A church administrator decides about it.';
      return report.receiptNumber === null ? '' : `Receipt ${report.receiptNumber}`;
    case 'attention':
      return `${report.problem.message}.`;
    case 'conflict':
      return report.otherAuthors.length === 0
        ? 'Two reports for this service differ. A church administrator compares them.'
        : `${report.otherAuthors.join(' and ')} also submitted this. A church administrator compares them.`;
    default:
      return unreachable(report);
  }
}

/** 'waiting' is everything that the server does not have, or that somebody must look at. */
export function isIn(filter: ReportsFilter, report: MyReport): boolean {
  if (filter === 'all') return true;
  return (report.state === 'sent') === (filter === 'sent');
}
