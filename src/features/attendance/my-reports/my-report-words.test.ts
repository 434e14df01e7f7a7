import { expect, test } from 'vitest';
import type { MyReport, MyReportState } from '#store/attendance/my-reports/my-report.ts';
import {
  isIn,
  isOnlyHere,
  isReturned,
  outcomeWords,
  shownState,
  whyOf,
  wordOf,
} from './my-report-words.ts';

const report = (state: MyReportState, count: number | null = 342): MyReport => ({
  key: 'k',
  churchId: 'c',
  serviceId: 's',
  groupId: null,
  date: '2026-11-22',
  count,
  didNotMeet: false,
  decides: null,
  churchName: 'Soweto',
  serviceName: 'First service',
  groupName: null,
  startTime: '08:00',
  ...state,
});
const now = new Date(2026, 10, 22, 9, 41).getTime();
const saved = (over: Partial<Extract<MyReportState, { state: 'saved' }>>) =>
  report({
    state: 'saved',
    itemId: 'i',
    nextAttemptAt: 0,
    trouble: null,
    waitsForSignIn: false,
    ...over,
  });

test('a waiting report says what happens next and why', () => {
  expect(whyOf(saved({}), now)).toBe('Next to send');
  expect(whyOf(saved({ waitsForSignIn: true }), now)).toBe('Sign in again to send it.');
  const later = saved({ trouble: 'notOurServer', nextAttemptAt: now + 60_000 });
  expect(whyOf(later, now)).toBe('This Wi-Fi wants you to sign in first. Tries again 09:42.');
  const fault = saved({ trouble: 'serverFault', nextAttemptAt: now + 60_000 });
  expect(whyOf(fault, now)).toBe(
    'We could not send this report. It is safe here. Tell your administrator. Tries again 09:42.',
  );
});

test('an attempt is told as one only where there is a network', () => {
  const sending = report({ state: 'sending', itemId: 'i', since: now });
  expect([shownState(sending, false), whyOf(sending, now)]).toEqual(['sending', 'Started 09:41']);
  // issue 10.41: an answer that does not come is spoken of after 5 s.
  expect(whyOf(sending, now + 4999)).toBe('Started 09:41');
  expect(whyOf(sending, now + 5000)).toBe(
    'The server is slow. The report stays here until it answers.',
  );
  expect([shownState(sending, true), whyOf(sending, now, true)]).toEqual([
    'saved',
    'Next to send when you’re back online',
  ]);
});

const decided = (status: 'accepted' | 'refused', reason: string | null, receiptNumber = '') =>
  report({
    state: 'sent',
    itemId: null,
    reportId: null,
    receiptNumber: receiptNumber || null,
    held: { status, by: 'Naledi Mokoena', reason },
    outcome: null,
  });

test('what became of a held report is said with the name of who decided', () => {
  expect(whyOf(decided('accepted', null, 'GV-7'), now)).toBe(
    'Accepted by Naledi Mokoena. Receipt GV-7',
  );
  expect(whyOf(decided('accepted', null), now)).toBe('Accepted by Naledi Mokoena.');
  expect(whyOf(decided('refused', null), now)).toBe('Refused by Naledi Mokoena.');
  expect(whyOf(decided('refused', 'Counted by Lerato'), now)).toBe(
    'Refused by Naledi Mokoena: Counted by Lerato',
  );
  expect(wordOf(decided('refused', null))).toBeUndefined();
});

test('a held report is sent and waits for its church; it is not called waiting', () => {
  const held = report({
    state: 'sent',
    itemId: 'i',
    reportId: null,
    receiptNumber: null,
    held: { status: 'waiting', by: null, reason: null },
    outcome: null,
  });
  expect(wordOf(held)).toBe('Sent, waits for Soweto');
  expect([isIn('waiting', held), isIn('sent', held), isIn('all', held)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a refused report says what to do, a conflict who else reported', () => {
  const problem = { code: 'validation', message: 'The service was renamed. Choose it again' };
  expect(whyOf(report({ state: 'attention', itemId: 'i', problem }), now)).toBe(
    'The service was renamed. Choose it again.',
  );
  const conflict = report({ state: 'conflict', reportId: 'r', otherAuthors: ['Lerato Dlamini'] });
  expect(whyOf(conflict, now)).toContain('Lerato Dlamini also submitted this');
});

test('both who submitted read what was decided, by whom, and whose numbers stand', () => {
  const by = { name: 'Naledi Mokoena', byMe: false, reason: null };
  const lerato = ['Lerato Dlamini'];
  const said = (choice: Parameters<typeof outcomeWords>[0]['choice'], mineStands = false) =>
    outcomeWords({ ...by, choice, mineStands, authorNames: lerato });
  expect(said('keep', true)).toBe('Naledi Mokoena kept your report.');
  expect(said('take')).toBe('Naledi Mokoena kept the report by Lerato Dlamini.');
  expect(said('perField')).toBe('Naledi Mokoena put the two reports together.');
  expect(said('addUp')).toBe('Naledi Mokoena added the two reports up.');
  expect(said('both', true)).toBe('Naledi Mokoena kept both reports: this one is yours.');
  expect(said('edited')).toBe('Naledi Mokoena settled the numbers.');
  const deleted = { ...by, choice: 'void' as const, mineStands: false, authorNames: [] };
  expect(outcomeWords({ ...deleted, reason: 'Counted twice' })).toBe(
    'Naledi Mokoena deleted this report: Counted twice.',
  );
  expect(outcomeWords({ ...deleted, byMe: true })).toBe('You deleted this report.');
});

test('a decision that waits is called one', () => {
  const decides = { kind: 'decide', reportId: 'r', open: true } as const;
  expect(whyOf({ ...saved({}), decides }, now)).toBe('Your decision. Next to send');
});

test('A41 a conflict is with the server, what waits or needs attention is only on this device', () => {
  const problem = { code: 'validation', message: 'The service was renamed. Choose it again' };
  const conflict = report({ state: 'conflict', reportId: 'r', otherAuthors: ['Lerato Dlamini'] });
  const attention = report({ state: 'attention', itemId: 'i', problem });
  const sending = report({ state: 'sending', itemId: 'i', since: now });
  expect([conflict, attention, sending].map(isOnlyHere)).toEqual([false, true, true]);
});

test('issue 14: a returned report says by whom and what to check, and waits; a verified one is done', () => {
  const gone = { itemId: null, reportId: 'r', receiptNumber: 'GV-7', held: null, outcome: null };
  const of = (state: 'verified' | 'returned', note: string | null) =>
    report({ state: 'sent', ...gone, review: { state, name: 'Naledi Mokoena', note } });
  const returned = of('returned', 'Count the overflow tent again');
  expect(whyOf(returned, now)).toBe(
    'Returned by Naledi Mokoena: Count the overflow tent again. Change the report and send it again. Receipt GV-7',
  );
  const verified = of('verified', null);
  expect(whyOf(verified, now)).toBe('Verified by Naledi Mokoena. Receipt GV-7');
  expect([returned, verified].map(isReturned)).toEqual([true, false]);
  expect([returned, verified].map((one) => isIn('waiting', one))).toEqual([true, false]);
});
