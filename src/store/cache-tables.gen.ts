// Made of the manifests by `npm run features`: change a feature.ts instead.

/** One more whenever a table below is another one: rows stay, and the missing index is made. */
export const version = 34;
export const entityTables = {
  appearance: 'id',
  attendanceBlock:
    'id, until, [churchId+until], [until+quarter+churchId+churchReports+groupReports]',
  attendanceReport:
    'id, [kind+date], [kind+churchId+date], [serviceId+date], [groupId+date], openVersions, status, *authorIds',
  chat: 'id',
  chatMessage: 'id, [chatId+number]',
  chatReading: 'id, chatId',
  church: 'id',
  churchGroup: 'id',
  colleague: 'id',
  consent: 'id, personId, churchId, guardianId',
  customField: 'id, register',
  distinctPair: 'id, personId, otherId',
  doorCount: 'id, [serviceId+date]',
  family: 'id, churchId, _order',
  familyMember: 'id, familyId, personId',
  followUp: 'id, personId, churchId, assignedTo',
  group: 'id, churchId, groupTypeId, _order',
  groupMembership: 'id, groupId, personId',
  groupType: 'id',
  heldReport: 'id, status',
  lifeEvent: 'id, personId, churchId',
  newsChoice: 'id',
  notification: 'id, time',
  organisation: 'id',
  ownName: 'id',
  ownStatus: 'id',
  pastoralNote: 'id, personId, churchId, writerId',
  person: 'id, accountId, *nameWords, _order',
  pickupPerson: 'id, familyId, personId',
  reportPolicy: 'id, churchId',
  reportReminder: 'id, date',
  reportVersion: 'id, reportId',
  roll: 'id, [groupId+date], *present, *absent',
  safetyNote: 'id, personId, churchId, writerId',
  savedList: 'id, register',
  service: 'id, churchId',
  shortcut: 'id',
  storeLoss: 'id, reportedAt',
  userMessage: 'id, number',
};
export const keptTables = {
  changedMonth: '[t+month]',
  connectionHistory: 'id, at',
  countedQuarter: 'quarter',
  cursor: 'key',
  formDraft: 'key',
  picture: 'id, at',
  receivedPush: 'id, at',
  reportHistory: 'id, at',
  setAside: '[t+id], *scopes',
};
export const notedTables = { attendanceBlock: 'quarter', attendanceReport: 'date' };
