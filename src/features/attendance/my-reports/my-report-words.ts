import type { Held, MyReport, Outcome, Reviewed } from '#store/attendance/my-reports/my-report.ts';
import type { PhotosHere } from '#store/attendance/report-photos.ts';
import type { FailureReason } from '#store/outbox/item.ts';
import { unreachable } from '#domain/must.ts';
import type { ReportsFilter } from './reports-filter.ts';
import { timeOfDay } from '../../../ui/time.ts';

const failureWords: Record<FailureReason, string> = {
  unreachable: 'The server did not answer.',
  tooSlow: 'The signal was too weak.',
  tooLarge: 'The report is too large to send.',
  serverTrouble: 'The server could not take it yet.',
  serverFault: 'We could not send this report. It is safe here. Tell your administrator.',
  notOurServer: 'This Wi-Fi wants you to sign in first.',
  anotherServer: 'This is another Ibandla server. It goes when yours is back.',
  notAccepted: 'The server did not accept your sign-in.',
};

/** State of a report on the screen: nothing is being sent without a network, though its attempt stands open. */
export function shownState({ state }: MyReport, offline: boolean): MyReport['state'] {
  return state === 'sending' && offline ? 'saved' : state;
}

/** The state pill's own word, where the plain one would not say enough. */
export function wordOf(report: MyReport): string | undefined {
  if (report.state !== 'sent' || report.held?.status !== 'waiting') return undefined;
  return `Sent, waits for ${report.churchName ?? 'the church'}`;
}

function draftWords(report: Extract<MyReport, { state: 'draft' }>): string {
  const { count, didNotMeet, left } = report;
  if (count === null && !didNotMeet) return 'Not finished. No attendance yet';
  if (left === 0) return 'Not submitted yet';
  return `Not finished. ${left === 1 ? '1 number' : `${left} numbers`} to go`;
}

/** Milliseconds until an answer that does not come is spoken of. */
const slowAfter = 5000;

function sending(since: number, now: number): string {
  if (now - since < slowAfter) return `Started ${timeOfDay(since)}`;
  return 'The server is slow. The report stays here until it answers.';
}

const next = 'Next to send';
const nextOnline = 'Next to send when you’re back online';

function waiting(
  report: Extract<MyReport, { state: 'saved' }>,
  now: number,
  offline: boolean,
): string {
  if (report.waitsForSignIn) return 'Sign in again to send it.';
  if (offline) return nextOnline;
  const why = report.trouble === null ? '' : `${failureWords[report.trouble]} `;
  if (report.nextAttemptAt > now) return `${why}Tries again ${timeOfDay(report.nextAttemptAt)}.`;
  return why === '' ? next : `${why}${next}.`;
}

function pendingWords({ decides }: MyReport): string {
  if (decides === null) return '';
  return decides.kind === 'void' ? 'To be deleted. ' : 'Your decision. ';
}

/** Decision and its author, in a sentence. */
export function outcomeWords(outcome: Outcome): string {
  const { choice, byMe, mineStands, authorNames, reason } = outcome;
  const who = byMe ? 'You' : outcome.name;
  const whose = mineStands ? 'your report' : `the report by ${authorNames.join(' and ')}`;
  switch (choice) {
    case 'keep':
    case 'take':
      return `${who} kept ${whose}.`;
    case 'perField':
      return `${who} put the two reports together.`;
    case 'addUp':
      return `${who} added the two reports up.`;
    case 'both':
      return `${who} kept both reports: this one is ${mineStands ? 'yours' : `by ${authorNames.join(' and ')}`}.`;
    case 'edited':
      return `${who} settled the numbers.`;
    case 'void':
      return `${who} deleted this report${reason === null ? '' : `: ${reason}`}.`;
    default:
      return unreachable(choice);
  }
}

/** Decision of an administrator about a report that came after its author's role had ended. */
function heldWords({ status, by, reason }: Held): string {
  if (status === 'waiting') return 'A church administrator decides about it.';
  const who = by ?? 'an administrator';
  if (status === 'accepted') return `Accepted by ${who}.`;
  return reason === null ? `Refused by ${who}.` : `Refused by ${who}: ${reason}`;
}

function reviewWords({ state, name, note }: Reviewed): string {
  if (state === 'verified') return `Verified by ${name}.`;
  return `Returned by ${name}: ${note ?? ''}. Change the report and send it again.`;
}

function sent(report: Extract<MyReport, { state: 'sent' }>): string {
  const { held, outcome, receiptNumber, review } = report;
  if (held?.status === 'waiting') return heldWords(held);
  const receipt = receiptNumber === null ? '' : `Receipt ${receiptNumber}`;
  if (review) return [reviewWords(review), receipt].filter(Boolean).join(' ');
  if (outcome === null) return [held && heldWords(held), receipt].filter(Boolean).join(' ');
  const said = outcomeWords(outcome);
  return outcome.choice === 'void' ? said : `${said} ${receipt}`;
}

/** Beside the state: why it is so, and what happens next or what to do. */
export function whyOf(report: MyReport, now: number, offline = false): string {
  switch (report.state) {
    case 'draft':
      return draftWords(report);
    case 'saved':
      return `${pendingWords(report)}${waiting(report, now, offline)}`;
    case 'sending':
      return offline ? `${pendingWords(report)}${nextOnline}` : sending(report.since, now);
    case 'sent':
      return sent(report);
    case 'attention':
      return `${report.problem.message}.`;
    case 'conflict':
      return report.otherAuthors.length === 0
        ? 'Two reports for this service differ.'
        : `${report.otherAuthors.join(' and ')} also submitted this.`;
    default:
      return unreachable(report);
  }
}

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

/** Of its photos that are only here: the numbers wait for none of them. */
export function photoWords({ state }: MyReport, { waiting: left, refused }: PhotosHere): string {
  const isThere = state === 'sent' || state === 'conflict';
  const [waits, goes] = left === 1 ? ['waits', 'goes'] : ['wait', 'go'];
  const what = isThere ? `${waits} for a better signal` : `${goes} after the numbers`;
  const was = refused === 1 ? 'was' : 'were';
  return [
    ...(left > 0 ? [`${photos(left)} ${what}.`] : []),
    ...(refused > 0
      ? [`${photos(refused)} ${was} not sent. See “Changes that were refused”.`]
      : []),
  ].join(' ');
}

/** Somebody asked its author to look at it again. */
export function isReturned(report: MyReport): boolean {
  return report.state === 'sent' && report.review?.state === 'returned';
}

/** 'waiting' is everything that the server does not have, or that somebody must look at. */
export function isIn(filter: ReportsFilter, report: MyReport): boolean {
  if (filter === 'all') return true;
  return (report.state === 'sent' && !isReturned(report)) === (filter === 'sent');
}

const onlyHere: ReadonlySet<MyReport['state']> = new Set(['saved', 'sending', 'attention']);

/** Submitted, and lost if this browser's store is: the server has a conflict as it has what is sent. */
export function isOnlyHere({ state }: MyReport): boolean {
  return onlyHere.has(state);
}
