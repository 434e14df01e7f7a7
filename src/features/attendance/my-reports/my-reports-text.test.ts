import { expect, test } from 'vitest';
import type { MyReport, MyReportState } from '#store/attendance/my-reports/my-report.ts';
import { myReportsText } from './my-reports-text.ts';

const report = (state: MyReportState, other: Partial<MyReport> = {}): MyReport =>
  ({
    key: 'k',
    churchId: 'c',
    serviceId: 's',
    groupId: null,
    date: '2026-11-22',
    count: 342,
    didNotMeet: false,
    decides: null,
    churchName: 'Soweto',
    serviceName: 'First service',
    groupName: null,
    startTime: '08:00',
    ...other,
    ...state,
  }) as MyReport;

const sent: MyReportState = {
  state: 'sent',
  itemId: null,
  reportId: 'r',
  receiptNumber: '7F3-K9Q-2',
  held: null,
  outcome: null,
};

test('each report is a line, with its state in words and its receipt', () => {
  const lines = myReportsText([
    report({ state: 'sending', itemId: 'i', since: 0 }),
    report(sent, { churchName: 'Cape Town, "North"' }),
    report(sent, { count: null, didNotMeet: true }),
  ]).split('\r\n');
  expect(lines[0]).toContain('Date,Church,Group,Service,Attendance,State,Receipt');
  expect(lines.slice(1, 4)).toEqual([
    '2026-11-22,Soweto,,First service,342,Sending…,',
    '2026-11-22,"Cape Town, ""North""",,First service,342,Sent,7F3-K9Q-2',
    '2026-11-22,Soweto,,First service,Did not meet,Sent,7F3-K9Q-2',
  ]);
});

test('a decision on its way is no report of its own', () => {
  const decision = report(sent, { decides: { kind: 'decide', reportId: 'r', open: true } });
  expect(myReportsText([decision]).split('\r\n')).toHaveLength(2);
});
