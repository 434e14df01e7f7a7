import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import type { Notification } from '#domain/shell/notifications.ts';
import { escapeHtml } from '#domain/values/escape-html.ts';
import { addDays, longDate } from '#domain/values/dates/local-date.ts';
import type { NewMessage } from '../shell/send-messages.ts';
import { fixedId } from './fixed-seed.ts';
import { awakeBefore, type Moment } from './moment.ts';

/** Sample notifications about the churches in a person's access scopes. */
export interface Known {
  churches: readonly Church[];
  reports: readonly AttendanceReport[];
  /** Services of the last days that nobody has reported. */
  missing: readonly { church: Church; service: Service; date: string }[];
  /** Cell id -> its name. */
  cells: ReadonlyMap<string, string>;
  /** Whether this person decides between reports. */
  decides: boolean;
}

type Owned<Row> = Row & { accountId: string };

/** So many of the newest notifications wait to be read. */
const unread = 2;

const churchReports = '/apps/churches/attendance-reports';
const cellReports = '/apps/groups/cell-ministry/attendance-reports';

/** The list, with nothing in it but this report. */
function linkTo({ kind, churchId, serviceId, date }: AttendanceReport): string {
  const list = kind === 'church' ? churchReports : cellReports;
  const search = { church: churchId, service: serviceId, from: date, to: date };
  return `${list}?${new URLSearchParams(search)}`;
}

type Told = Pick<Notification, 'icon' | 'title' | 'description'> & { report: AttendanceReport };

function newestFirst(reports: readonly AttendanceReport[]): AttendanceReport[] {
  return reports.toSorted((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1));
}

/** The newest reports, of three churches where there are so many, and what is out of the ordinary. */
function toldOf({ churches, reports, decides }: Known): Told[] {
  const nameOf = new Map(churches.map(({ id, name }) => [id, name]));
  const newest = newestFirst(reports.filter(({ kind }) => kind === 'church')).slice(0, 200);
  const said = (report: AttendanceReport, words: Pick<Told, 'icon' | 'title' | 'description'>) => ({
    ...words,
    report,
  });
  const of = (report: AttendanceReport) => nameOf.get(report.churchId) ?? '';
  const placeOf = ({ churchId, serviceId }: AttendanceReport) =>
    churches.length < 3 ? serviceId : churchId;
  const sent = newest.filter(
    (report, at) =>
      report.attendance !== null &&
      newest.findIndex((other) => placeOf(other) === placeOf(report)) === at,
  );
  const differing = decides ? newest.filter(({ openVersions }) => openVersions > 0) : [];
  const unusual = newest.filter((report) => report.unusual);
  const notMet = newest.filter(({ didNotMeet }) => didNotMeet).slice(0, 1);
  return [
    ...sent.slice(0, 3).map((report) =>
      said(report, {
        icon: 'clipboard-check',
        title: `${of(report)} sent its report`,
        description: `${report.serviceName}, ${report.attendance} people`,
      }),
    ),
    ...differing.map((report) =>
      said(report, {
        icon: 'git-compare',
        title: 'Two reports for the same service',
        description: `${of(report)}, ${report.serviceName}, ${report.date}. Choose one`,
      }),
    ),
    ...unusual.map((report) =>
      said(report, {
        icon: 'chart-line',
        title: `Many more people than usual in ${of(report)}`,
        description: `${report.serviceName}, ${report.attendance} people`,
      }),
    ),
    ...notMet.map((report) =>
      said(report, {
        icon: 'calendar-days',
        title: `${of(report)} did not meet`,
        description: `${report.serviceName}: ${report.didNotMeetReason ?? ''}`,
      }),
    ),
  ];
}

export function notificationsFor(accountId: string, known: Known): Owned<Notification>[] {
  const told = toldOf(known).toSorted((one, other) =>
    one.report.receivedAt < other.report.receivedAt ? 1 : -1,
  );
  return told.map(({ report, icon, title, description }, at) => ({
    id: fixedId(`notification/${accountId}/${title}/${report.id}`),
    accountId,
    icon,
    title: escapeHtml(title),
    description: description === null ? null : escapeHtml(description),
    link: linkTo(report),
    useRouter: true,
    image: null,
    read: at >= unread,
    time: report.receivedAt,
  }));
}

type Words = Pick<NewMessage, 'title' | 'body' | 'iconCssClass'> & { link: string };

const strong = (words: number | string) => `<strong>${words}</strong>`;

function fullestOf({ reports, churches }: Known, { today }: Moment): Words[] {
  const monthAgo = addDays(today, -28);
  const [fullest] = reports
    .filter(({ kind, date, unusual }) => kind === 'church' && date > monthAgo && !unusual)
    .toSorted((one, other) => (other.attendance ?? 0) - (one.attendance ?? 0));
  if (!fullest) return [];
  const name = churches.find(({ id }) => id === fullest.churchId)?.name ?? '';
  const people = `${strong(fullest.attendance ?? 0)} people came to the ${fullest.serviceName.toLowerCase()}`;
  const body = `${people} on ${longDate(fullest.date)}: the most of the last four weeks.`;
  return [{ title: `A full house in ${name}`, body, iconCssClass: 'house', link: linkTo(fullest) }];
}

function missingOf({ missing }: Known): Words[] {
  return missing.slice(0, 1).map(({ church, service, date }) => ({
    title: `No report yet from ${church.name}`,
    body: `The ${service.name.toLowerCase()} of ${strong(longDate(date))} has not been reported.`,
    iconCssClass: 'mail',
    link: '/apps/churches/dashboard',
  }));
}

/** Sundays of the last month that is over. */
function monthOf({ reports }: Known, { today }: Moment): Words[] {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  const from = `${to.slice(0, 7)}-01`;
  const sundays = reports.filter(
    ({ kind, date, attendance, serviceName }) =>
      kind === 'church' &&
      date >= from &&
      date <= to &&
      attendance !== null &&
      serviceName.endsWith('service'),
  );
  if (sundays.length === 0) return [];
  const people = sundays.reduce((sum, { attendance }) => sum + (attendance ?? 0), 0);
  const month = longDate(from).split(' ').at(-1) ?? '';
  return [
    {
      title: `${month} in numbers`,
      body: `${strong(sundays.length)} services were reported, with ${strong(Math.round(people / sundays.length))} people in each on average.`,
      iconCssClass: 'chart-line',
      link: `${churchReports}?${new URLSearchParams({ from, to })}`,
    },
  ];
}

function firstTimersOf({ reports, cells }: Known): Words[] {
  const [report] = newestFirst(
    reports.filter(({ kind, firstTimers }) => kind === 'group' && (firstTimers ?? 0) > 0),
  );
  if (!report) return [];
  const name = cells.get(report.groupId ?? '') ?? '';
  const count = report.firstTimers ?? 0;
  const came =
    count === 1 ? `There was ${strong(1)} first timer` : `There were ${strong(count)} first timers`;
  return [
    {
      title: `First timers in ${name}`,
      body: `${came} on ${longDate(report.date)}. Greet them by name next time.`,
      iconCssClass: 'user-plus',
      link: linkTo(report),
    },
  ];
}

function notMetOf({ reports, churches }: Known): Words[] {
  const [report] = newestFirst(
    reports.filter(({ kind, didNotMeet }) => kind === 'church' && didNotMeet),
  );
  if (!report) return [];
  const name = churches.find(({ id }) => id === report.churchId)?.name ?? '';
  return [
    {
      title: `${name} did not meet`,
      body: `${report.serviceName}, ${longDate(report.date)}: ${strong(report.didNotMeetReason ?? '')}.`,
      iconCssClass: 'church',
      link: linkTo(report),
    },
  ];
}

/** Waking minutes ago at which they were sent, the oldest first. */
const sentAgo = [5200, 3100, 1900, 1050, 150];
/** So many of the oldest are read. */
const readMessages = 2;

/** product-facts part 9: five. */
export function messagesFor(accountId: string, known: Known, moment: Moment): NewMessage[] {
  const words = [
    ...monthOf(known, moment),
    ...notMetOf(known),
    ...firstTimersOf(known),
    ...fullestOf(known, moment),
    ...missingOf(known),
  ];
  return words.map((message, at) =>
    Object.assign({ accountId, useRouter: true, isRead: at < readMessages }, message, {
      sentDateTime: awakeBefore(moment.now, sentAgo[at] ?? 0),
    }),
  );
}
