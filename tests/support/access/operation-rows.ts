import { randomUUID } from 'node:crypto';
import { families } from '../../../src/domain/families/families.ts';
import { familyMembers } from '../../../src/domain/families/family-members.ts';
import { plainQuestion } from '../analytics-cases.ts';
import { picture } from '../pictures.ts';
import { subscriberAt } from '../push-service.ts';
import { mutationsOf, reportFor, today } from '../reports.ts';
import type { CallerName, Target } from './callers.ts';
import { eachRow } from './register-access.ts';
import { type Kind, type Row, withKey } from './rows.ts';
import { customRoleBody, deviceBody, savedListBody, shortcutBody, type World } from './world.ts';

const kind = (ids: Kind['ids'], ...finders: CallerName[]): Kind =>
  finders.length > 0 ? { ids, foundBy: () => finders } : { ids };

/** Kinds of records, and those who find the one here. The subject of what names a place says more: `place`. */
const kinds = {
  report: kind(({ report }) => report, 'author', 'administrator'),
  /** A submission is found by its author alone. */
  submission: kind(({ report }) => report, 'author'),
  held: kind(({ held }) => held, 'administrator'),
  chat: kind(({ chat }) => chat, 'author', 'administrator'),
  colleague: kind(({ colleague }) => colleague, 'author', 'administrator'),
  account: kind(({ account }) => account, 'administrator'),
  session: kind(({ session }) => session, 'administrator'),
  device: kind(({ device }) => device, 'administrator'),
  registeredDevice: kind(({ registeredDevice }) => registeredDevice, 'administrator'),
  role: kind(({ role }) => role, 'administrator'),
  customRole: kind(({ customRole }) => customRole, 'administrator'),
  shortcut: kind(({ shortcut }) => shortcut, 'author'),
  savedList: kind(({ savedList }) => savedList, 'author'),
  notification: kind(({ notification }) => notification, 'author'),
  message: kind(({ message }) => message, 'author'),
  photo: kind(({ photo }) => photo, 'author'),
  /** Pictures are read by those who see the people of the church. */
  picture: kind(({ photo }) => photo, 'author', 'administrator'),
  place: kind(({ service }) => service),
  /** Lists of a church, and its scope, for those whose roles cover it. */
  seenPlace: kind(({ service }) => service, 'author', 'administrator'),
  seenChurchGroup: kind(({ churchGroup }) => churchGroup, 'author', 'administrator'),
} as const;

const placeOf = ({ church, service }: World, target: Target) => ({
  churchId: church[target],
  serviceId: service[target],
});

/** A decision about a report: nothing is open in any of them. */
function decisionOn(world: World, target: Target) {
  const { notes: _, basedOn: _b, ...report } = reportFor(world.here, placeOf(world, target));
  const { date, churchId, groupId, serviceId, ...values } = report;
  const place = { date, churchId, groupId, serviceId, basedOn: world.report.guessed };
  return { place, values: { ...values, notes: null } };
}

const finds = {
  of: (body: unknown) =>
    (body as { data: unknown[] }).data.length > 0 ? 'finds something' : 'finds nothing',
  found: 'finds something',
  missing: 'finds nothing',
};

/** A question about attendance that names no place. */
const aMonth = { ...plainQuestion, from: '2020-01-01', to: '2020-01-31' };
const seenSums = {
  because: 'Sums of a church that is not seen are those of nothing',
  missing: 200,
};
const churchesIn = {
  ...finds,
  of: (body: unknown) =>
    (body as { data: { churches: unknown[] } }).data.churches.length > 0
      ? finds.found
      : finds.missing,
  // The deleted service is in a church that is there.
  cells: { 'administrator, deleted': finds.found },
};
const noGrid = { from: '2020-01-01', to: '2020-01-31' };

const hasRows = { because: 'A file comes only into an empty organisation', found: 409 };
const nothingOpen = { because: 'The report was decided before: nothing is open in it', found: 409 };
const lists = { because: 'A list without the record is an empty list', missing: 200 };
const newPerson = () => `${randomUUID()}@nobody.example`;
const longPassword = 'a long and honest one';

const marked = {
  mark: 'present',
  newConvert: false,
  holySpirit: false,
  at: '2026-11-18T16:52:04.120Z',
};

const firstTimer = {
  firstName: 'Palesa',
  lastName: null,
  gender: 'Female',
  ageClassification: 'Adult',
  phone: null,
  newConvert: false,
  holySpirit: false,
  joins: true,
  roleKey: 'member',
  agreesTo: null,
  at: '2026-11-18T16:55:30.000Z',
};

/** A call that names a record in its path and needs nothing beside. */
const named = (names: Kind, pathOf: (id: string) => string): Row => ({
  names,
  ask: (world, target) => ({ path: pathOf(names.ids(world)[target]), body: {} }),
});

/** A word about a report whose version is another by now. */
const reviewing = (path: string, said: object = {}): Row => ({
  names: kinds.report,
  ask: (world, target) => ({
    path: `/api/v1/churches/attendance/${world.report[target]}/${path}`,
    body: { ...decisionOn(world, target).place, seenReview: null, ...said },
    headers: withKey(),
  }),
  exception: { because: 'The report has changed since they looked', found: 409 },
});

/** Questions to the operations that name a record or take a body; the others follow from the registry alone. */
export const operationRows: Record<string, Row> = {
  'access.signIn': {
    ask: ({ people: { author } }) => ({ body: { email: author.email, password: author.password } }),
  },
  'access.refresh': {
    ask: () => ({ body: { refreshSecret: 'guessed' } }),
    exception: { because: 'The secret is wrong', found: 401 },
  },
  'access.forgotPassword': {
    // An address for each, so that the limit of mails to one address is not reached.
    ask: () => ({ body: { email: newPerson() } }),
  },
  'access.resetPassword': {
    ask: () => ({ body: { token: 'guessed', password: longPassword } }),
    exception: { because: 'The token is wrong', found: 400 },
  },
  'access.signUp': {
    ask: ({ here }) => ({
      body: {
        name: 'Mandla Khoza',
        email: newPerson(),
        password: longPassword,
        company: here.slug,
        terms: true,
      },
    }),
  },
  'access.endSession': named(kinds.session, (id) => `/api/v1/access/sessions/${id}/end`),
  'access.revokeDevice': named(kinds.device, (id) => `/api/v1/access/devices/${id}/revoke`),
  'devices.register': {
    names: kinds.place,
    ask: ({ church }, target) => {
      const churchId = target === 'deleted' ? randomUUID() : church[target];
      return { body: { id: randomUUID(), ...deviceBody(churchId) } };
    },
    exception: { because: 'A church that is not there is a field to mend', missing: 422 },
  },
  'devices.change': {
    names: kinds.registeredDevice,
    ask: ({ church, registeredDevice }, target) => ({
      path: `/api/v1/devices/${registeredDevice[target]}`,
      body: deviceBody(church[target]),
    }),
  },
  'devices.revoke': named(kinds.registeredDevice, (id) => `/api/v1/devices/${id}/revoke`),
  'devices.claim': {
    ask: () => ({ body: { code: 'guessed' } }),
    exception: { because: 'The code is wrong', found: 422 },
  },
  'devices.openQueueKeys': {
    ask: () => ({ body: { kept: ['guessed'] } }),
  },
  'devices.tellFacts': {
    ask: () => ({ body: { version: '1.0.0', storageKept: true, unsent: 0, registered: null } }),
  },
  'access.disableAccount': named(kinds.account, (id) => `/api/v1/access/accounts/${id}/disable`),
  'access.seeAs': named(kinds.account, (id) => `/api/v1/access/accounts/${id}/see-as`),
  'access.enableAccount': named(kinds.account, (id) => `/api/v1/access/accounts/${id}/enable`),
  'access.assignRole': {
    names: kinds.account,
    ask: (world, target) => ({
      path: `/api/v1/access/accounts/${world.account[target]}/roles`,
      body: { role: 'Pastor', scope: 'church', scopeId: world.church[target] },
    }),
  },
  'access.endRole': named(kinds.role, (id) => `/api/v1/access/roles/${id}/end`),
  'access.createRole': { ask: () => ({ body: customRoleBody(`Helper ${randomUUID()}`) }) },
  'access.changeRole': {
    names: kinds.customRole,
    ask: (world, target) => ({
      path: `/api/v1/access/custom-roles/${world.customRole[target]}`,
      body: { ...customRoleBody(`Helper ${randomUUID()}`), version: 99 },
    }),
    exception: { because: 'It was changed since the version that is named', found: 409 },
  },
  'access.archiveRole': named(
    kinds.customRole,
    (id) => `/api/v1/access/custom-roles/${id}/archive`,
  ),
  'access.changePassword': {
    ask: () => ({ body: { current: 'not this one', password: 'quite another long one' } }),
    exception: { because: 'The current password is wrong', found: 422 },
  },
  'access.saveOwnPhoto': {
    // The one that they have already: the author's is asked for in other rows.
    ask: () => ({ bytes: new Uint8Array(picture('photo.jpg')) }),
  },
  'access.changeOwnPhoto': {
    names: kinds.photo,
    ask: (world, target) => ({ body: { pictureId: world.photo[target] }, headers: withKey() }),
    exception: {
      because: 'A picture of somebody else reads like one that never came: a field to mend',
      missing: 422,
    },
  },
  'pictures.add': {
    names: kinds.photo,
    ask: (world, target) => ({
      path: `/api/v1/pictures/${world.photo[target]}`,
      bytes: new Uint8Array(picture('photo.jpg')),
    }),
    exception: {
      because: 'A free id is given to the first who asks for it, and is taken from then on',
      missing: 403,
      cells: {
        'other tenant': 202,
        'no role': 202,
        'no role, own': 403,
      },
    },
  },
  'pictures.read': {
    names: kinds.picture,
    ask: (world, target) => ({ path: `/api/v1/pictures/${world.photo[target]}` }),
  },
  'access.endOwnSessions': {
    names: kinds.device,
    ask: (world, target) => ({ body: { deviceId: world.device[target] } }),
    exception: {
      because: 'A device of somebody else reads like one on which one is not signed in',
      missing: 202,
    },
    verdict: { of: (body) => String((body as { ended: number }).ended), found: '0', missing: '0' },
  },
  'access.inviteMember': {
    names: kinds.place,
    ask: (world, target) => ({
      body: {
        email: newPerson(),
        role: 'Pastor',
        scope: 'church',
        scopeId: world.church[target],
      },
    }),
    exception: {
      because: 'The deleted service is in a church that is there',
      cells: { 'administrator, deleted': 202 },
    },
  },
  'access.updateUser': { ask: () => ({ body: { user: { status: 'online' } } }) },
  'access.saveAppearance': {
    ask: () => ({
      body: { scheme: 'auto', theme: 'protea', layout: 'classic', density: 'comfortable' },
      headers: withKey(),
    }),
  },
  'devices.reportStoreLoss': {
    names: kinds.submission,
    ask: (world, target) => ({
      body: {
        id: randomUUID(),
        lastSeenAt: '2026-11-01T09:00:00.000Z',
        unsent: [{ id: world.report[target], date: '2026-11-01' }],
      },
    }),
    exception: {
      because: 'A report of somebody else must not be told apart from one that never was',
      missing: 200,
    },
    verdict: {
      of: (body) => ((body as { arrived: string[] }).arrived.length > 0 ? 'arrived' : 'unknown'),
      found: 'arrived',
      missing: 'unknown',
      // It had arrived before it was deleted.
      cells: { 'author, deleted': 'arrived' },
    },
  },
  'churches.list': {
    names: kinds.seenChurchGroup,
    ask: (world, target) => ({
      path: `/api/v1/churches?churchGroupId=${world.churchGroup[target]}`,
    }),
    exception: lists,
    verdict: finds,
  },
  'attendance.submitChurchReport': {
    names: kinds.place,
    ask: (world, target) => ({
      body: reportFor(world.here, placeOf(world, target)),
      headers: withKey(),
    }),
    exception: { because: 'A service that is not there is a field to mend', missing: 422 },
  },
  'tally.tell': {
    names: kinds.place,
    ask: (world, target) => {
      const id = randomUUID();
      return {
        path: `/api/v1/churches/tallies/${id}`,
        body: {
          id,
          ...placeOf(world, target),
          date: today(),
          door: 'Main door',
          added: { women: 3 },
          taken: {},
          isOut: false,
          tappedAt: new Date().toISOString(),
        },
      };
    },
    exception: { because: 'A service that is not there is a field to mend', missing: 422 },
  },
  'groups.split': {
    names: kinds.place,
    ask: (world, target) => ({
      path: `/api/v1/groups/${world.report.guessed}/split`,
      body: {
        churchId: placeOf(world, target).churchId,
        name: 'New',
        on: '2026-11-01',
        members: [],
      },
      headers: withKey(),
    }),
    exception: { because: 'No group under this id is in the church', found: 404 },
  },
  'families.codes': {
    ask: (world) => ({ body: { ids: [world.report.guessed] } }),
  },
  'families.newCode': {
    names: kinds.place,
    ask: (world, target) => ({
      path: `/api/v1/families/${world.report.guessed}/code`,
      body: { churchId: placeOf(world, target).churchId },
    }),
    exception: { because: 'No family under this id is in the church', found: 404 },
  },
  'families.createWhole': {
    names: kinds.place,
    ask: (world, target) => ({
      body: {
        family: { ...families.blank, churchId: placeOf(world, target).churchId, name: 'New' },
        people: [],
        members: [{ ...familyMembers.blank, id: randomUUID(), personId: world.report.guessed }],
      },
      headers: withKey(),
    }),
    exception: {
      because: 'A person or a church that is not there is a field to mend',
      found: 422,
      missing: 422,
    },
  },
  'people.editContacts': {
    ask: (world) => ({
      path: `/api/v1/people/${world.report.guessed}/contacts`,
      body: { edits: { address: { was: null, shallBe: '12 Vilakazi Street' } } },
      headers: withKey(),
    }),
    exception: { because: 'Nobody under this id is there', found: 404 },
  },
  'people.merge': {
    names: kinds.place,
    ask: (world, target) => {
      const { churchId } = placeOf(world, target);
      const { guessed: otherId } = world.report;
      return {
        path: `/api/v1/people/${world.church.guessed}/merge`,
        body: { churchId, otherId, otherChurchId: churchId, edits: {}, seen: {} },
        headers: withKey(),
      };
    },
    exception: { because: 'Nobody under these ids is in the church', found: 404 },
  },
  'people.undoMerge': {
    names: kinds.place,
    ask: (world, target) => ({
      path: `/api/v1/people/${world.church.guessed}/merges/${world.report.guessed}/undo`,
      body: { churchId: placeOf(world, target).churchId },
      headers: withKey(),
    }),
    exception: { because: 'Nobody under this id is in the church', found: 404 },
  },
  'people.erase': {
    names: kinds.place,
    ask: (world, target) => ({
      path: `/api/v1/people/${world.church.guessed}/erase`,
      body: { churchId: placeOf(world, target).churchId, reason: 'asked', name: 'Nobody' },
    }),
    exception: { because: 'Nobody under this id is in the church', found: 404 },
  },
  'people.takeData': {
    names: kinds.place,
    ask: (world, target) => ({
      path: `/api/v1/people/${world.church.guessed}/data`,
      body: { churchId: placeOf(world, target).churchId },
    }),
    exception: { because: 'Nobody under this id is in the church', found: 404 },
  },
  'people.takeDataZip': {
    names: kinds.place,
    ask: (world, target) => ({
      path: `/api/v1/people/${world.church.guessed}/data/zip`,
      body: { churchId: placeOf(world, target).churchId },
    }),
    exception: { because: 'Nobody under this id is in the church', found: 404 },
  },
  'people.merges': {
    ask: (world) => ({ path: `/api/v1/people/${world.report.guessed}/merges` }),
  },
  'attendance.submitGroupReport': {
    names: kinds.place,
    ask: (world, target) => ({
      path: `/api/v1/groups/${world.report.guessed}/attendance`,
      body: reportFor(world.here, placeOf(world, target)),
      headers: withKey(),
    }),
    exception: { because: 'No target is a group: a field to mend', found: 422, missing: 422 },
  },
  'rolls.mark': {
    names: kinds.place,
    ask: (world, target) => ({
      path: `/api/v1/groups/${world.report.guessed}/roll`,
      body: {
        ...placeOf(world, target),
        date: today(),
        marks: [{ personId: world.report.guessed, ...marked }],
      },
      headers: withKey(),
    }),
    exception: { because: 'No target is a group: a field to mend', found: 422, missing: 422 },
  },
  'rolls.addFirstTimer': {
    names: kinds.place,
    ask: (world, target) => ({
      path: `/api/v1/groups/${world.report.guessed}/firsttimers`,
      body: { ...placeOf(world, target), date: today(), ...firstTimer },
      headers: withKey(),
    }),
    exception: { because: 'No target is a group: a field to mend', found: 422, missing: 422 },
  },
  'tenant.checkImport': { exception: hasRows },
  'tenant.import': { ask: () => ({ body: { sha256: '0'.repeat(64) } }), exception: hasRows },
  'retention.preview': { ask: () => ({ body: { periods: { notes: 24 } } }) },
  'retention.edit': { ask: () => ({ body: { edits: { notes: { was: null, shallBe: null } } } }) },
  'organisation.edit': {
    ask: () => ({ body: { edits: { phone: { was: null, shallBe: null } } }, headers: withKey() }),
  },
  'churches.saveReportPolicy': {
    names: kinds.place,
    ask: (world, target) => {
      const id = target === 'deleted' ? world.report.deleted : world.church[target];
      return {
        path: `/api/v1/churches/${id}/reportpolicy`,
        body: { allowBackdateDays: 30, teenFrom: 13, adultFrom: 18 },
      };
    },
  },
  'attendance.decide': {
    names: kinds.report,
    ask: (world, target) => {
      const { place, values } = decisionOn(world, target);
      return {
        path: `/api/v1/churches/attendance/${world.report[target]}/decide`,
        body: { ...place, versionId: world.report.guessed, choice: 'keep', values },
        headers: withKey(),
      };
    },
    exception: nothingOpen,
  },
  'attendance.void': {
    names: kinds.report,
    ask: (world, target) => ({
      path: `/api/v1/churches/attendance/${world.report[target]}/void`,
      body: { ...decisionOn(world, target).place, reason: 'Counted twice' },
      headers: withKey(),
    }),
    exception: nothingOpen,
  },
  'attendance.verify': reviewing('verify'),
  'attendance.return': reviewing('return', { note: 'Count the overflow tent again' }),
  'attendance.undoReview': reviewing('undo-review'),
  'attendance.remind': {
    names: kinds.place,
    ask: (world, target) => {
      const { churchId, serviceId } = placeOf(world, target);
      const due = { groupId: null, serviceId, date: '2020-01-05' };
      return { path: `/api/v1/churches/${churchId}/attendance/remind`, body: { reports: [due] } };
    },
    exception: {
      because: 'The deleted service is in a church that is there',
      cells: { 'administrator, deleted': 202 },
    },
  },
  'attendance.reportSubmissions': {
    names: kinds.seenPlace,
    ask: (world, target) => ({
      body: { churchId: placeOf(world, target).churchId, periodType: 'last-week' },
    }),
    exception: {
      because: 'The deleted service is in a church that is there',
      cells: { 'administrator, deleted': 200 },
    },
  },
  'attendance.analyse': {
    names: kinds.seenPlace,
    ask: (world, target) => ({ body: { ...aMonth, churchIds: [world.church[target]] } }),
    exception: seenSums,
    verdict: churchesIn,
  },
  // Sums of what the caller sees: other callers get none of them.
  'attendance.groupReportGrid': {
    ask: () => ({ body: { ...noGrid, groupTypeId: null, groupId: [] } }),
  },
  'attendance.churchReportGrid': {
    ask: () => ({ body: { ...noGrid, attendanceTypeIds: [], churchGroupId: null, churchIds: [] } }),
  },
  'attendance.import': {
    names: kinds.place,
    ask: (world, target) => {
      const place = { ...placeOf(world, target), date: '2020-01-05' };
      const { basedOn: _, ...row } = reportFor(world.here, place);
      return { body: { rows: [{ ...row, id: randomUUID() }] }, headers: withKey() };
    },
    ...eachRow,
  },
  'attendance.undoImport': {
    names: kinds.report,
    ask: (world, target) => ({ body: { ids: [world.report[target]] }, headers: withKey() }),
    exception: { because: 'Reports that were not imported read like unknown ones', missing: 202 },
  },
  'attendance.attachPicture': {
    names: kinds.submission,
    ask: (world, target) => ({
      body: {
        date: today(),
        ...placeOf(world, target),
        groupId: null,
        versionId: world.report[target],
        pictureId: world.tallySheet,
      },
      headers: withKey(),
    }),
    exception: {
      because: 'The picture is the author’s: to everybody else it reads like one that never came',
      cells: { 'other tenant, other tenant': 422 },
    },
  },
  'attendance.acceptHeld': {
    ...named(kinds.held, (id) => `/api/v1/churches/attendance/held/${id}/accept`),
    exception: nothingOpen,
  },
  'attendance.refuseHeld': {
    ...named(kinds.held, (id) => `/api/v1/churches/attendance/held/${id}/refuse`),
    exception: nothingOpen,
  },
  // A list of what was done: who reads which lines is in the audit's own tests.
  'audit.browse': { ask: () => ({ path: '/api/v1/audit' }) },
  'audit.export': { ask: () => ({ body: {} }) },
  'attendance.browse': {
    names: kinds.seenPlace,
    ask: (world, target) => ({ body: placeOf(world, target) }),
    exception: lists,
    verdict: finds,
  },
  'attendance.get': {
    names: kinds.report,
    ask: (world, target) => ({ path: `/api/v1/churches/attendance/${world.report[target]}` }),
  },
  'chat.get': {
    names: kinds.chat,
    ask: (world, target) => ({ path: `/api/apps/chat/chat?id=${world.chat[target]}` }),
  },
  'chat.older': {
    names: kinds.chat,
    ask: (world, target) => ({
      path: `/api/apps/chat/chats/${world.chat[target]}/messages?before=9`,
    }),
  },
  'chat.send': {
    names: kinds.chat,
    ask: (world, target) => ({
      path: `/api/apps/chat/chats/${world.chat[target]}/messages`,
      body: { value: 'Good morning' },
      headers: withKey(),
    }),
  },
  'chat.markRead': {
    names: kinds.chat,
    ask: (world, target) => ({
      path: `/api/apps/chat/chats/${world.chat[target]}/read`,
      body: { upTo: 1 },
      headers: withKey(),
    }),
  },
  'chat.open': {
    names: kinds.colleague,
    ask: (world, target) => ({ body: { colleagueId: world.colleague[target] } }),
  },
  'push.subscribe': {
    ask: () => ({ body: subscriberAt(`https://fcm.googleapis.com/${randomUUID()}`) }),
  },
  'push.unsubscribe': {
    ask: () => ({ body: subscriberAt(`https://fcm.googleapis.com/${randomUUID()}`) }),
  },
  'shell.addShortcut': { ask: () => ({ body: { shortcut: shortcutBody } }) },
  'shell.changeShortcut': {
    names: kinds.shortcut,
    ask: (world, target) => ({ body: { id: world.shortcut[target], shortcut: shortcutBody } }),
  },
  'shell.removeShortcut': {
    names: kinds.shortcut,
    ask: (world, target) => ({ path: `/api/common/shortcuts?id=${world.shortcut[target]}` }),
    exception: {
      because: 'Nothing to delete is deleted already: whose it may be is not said',
      missing: 200,
    },
  },
  'savedLists.create': {
    ask: () => ({ body: { ...savedListBody, name: newPerson() }, headers: withKey() }),
    exception: {
      because: 'Who sees no church anywhere saves no list of churches',
      cells: { 'no role': 403 },
    },
  },
  'savedLists.edit': {
    names: kinds.savedList,
    ask: (world, target) => ({
      path: `/api/v1/savedlists/${world.savedList[target]}`,
      body: { register: savedListBody.register, changes: { name: newPerson() } },
      headers: withKey(),
    }),
    exception: {
      because: 'Who sees no church anywhere changes no list of churches',
      cells: { 'no role': 403 },
    },
  },
  'savedLists.delete': {
    names: kinds.savedList,
    ask: (world, target) => ({
      path: `/api/v1/savedlists/${world.savedList[target]}`,
      headers: withKey(),
    }),
    exception: {
      because: 'Nothing to delete is deleted already: whose it may be is not said',
      missing: 202,
    },
  },
  'savedLists.restore': {
    names: kinds.savedList,
    ask: (world, target) => ({
      path: `/api/v1/savedlists/${world.savedList[target]}/restore`,
      body: { register: savedListBody.register },
      headers: withKey(),
    }),
    exception: {
      because: 'None of them was deleted by an administrator, and their owners do not share them',
      found: 404,
    },
  },
  'attendance.noteExport': {
    ask: () => ({
      body: {
        what: 'myReports',
        as: 'file',
        filters: { churchGroupId: null, churchId: null, serviceId: null, from: null, to: null },
        rows: 3,
      },
      headers: withKey(),
    }),
  },
  'shell.switchNews': {
    ask: () => ({ body: { kind: 'chat', way: 'push', on: false }, headers: withKey() }),
  },
  'shell.addNotification': {
    ask: () => ({ body: { notification: { title: 'Call the caterer' } } }),
  },
  'shell.changeNotification': {
    names: kinds.notification,
    ask: (world, target) => ({
      body: { id: world.notification[target], notification: { read: true } },
    }),
  },
  'shell.removeNotification': {
    names: kinds.notification,
    ask: (world, target) => ({
      path: `/api/common/notifications?id=${world.notification[target]}`,
    }),
    exception: {
      because: 'Nothing to delete is deleted already: whose it may be is not said',
      missing: 200,
    },
  },
  'shell.readMessage': {
    names: kinds.message,
    ask: (world, target) => ({
      path: `/api/v1/messages/${world.message[target]}`,
      headers: withKey(),
    }),
  },
  'shell.removeMessage': {
    names: kinds.message,
    ask: (world, target) => ({
      path: `/api/v1/messages/${world.message[target]}`,
      headers: withKey(),
    }),
    exception: {
      because: 'Nothing to delete is deleted already: whose it may be is not said',
      missing: 202,
    },
  },
  'sync.push': {
    names: kinds.place,
    ask: (world, target) => ({
      body: mutationsOf({ [randomUUID()]: reportFor(world.here, placeOf(world, target)) }),
    }),
    exception: { because: 'Each item of a batch has an answer of its own', missing: 200 },
    verdict: {
      of: (body) => {
        const [result] = (body as { results: { status: string; problem?: { code: string } }[] })
          .results;
        return [result?.status, result?.problem?.code].filter(Boolean).join(' ');
      },
      found: 'applied',
      missing: 'rejected validation',
      // As the report alone would be: not over this church, or over none.
      cells: {
        'no role': 'rejected forbidden',
        'other church': 'rejected forbidden',
        'author, guessed': 'rejected forbidden',
        'author, other tenant': 'rejected forbidden',
      },
    },
  },
  'sync.pull': {
    names: kinds.seenPlace,
    ask: (world, target) => {
      const id = target === 'deleted' ? world.report.deleted : world.church[target];
      return { path: `/api/v1/sync?scope=church:${id}/counting` };
    },
  },
  'access.askForAccess': {
    ask: () => ({ body: { path: '/ui' } }),
    exception: {
      because: 'The administrators here are the only ones of their organisations',
      cells: { 'other tenant': 409, administrator: 409 },
    },
  },
};

/** Asked after all others: it removes, or counts up, what they ask for. */
export const lastOperations = ['access.removeOwnPhoto', 'access.askForAccess'];
