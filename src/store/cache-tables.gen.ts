// Made of the manifests by `npm run features`: change a feature.ts instead.

/** One more whenever a table below is another one: rows stay, and the missing index is made. */
export const version = 25;
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
  customField: 'id, register',
  distinctPair: 'id, personId, otherId',
  family: 'id, churchId, _order',
  familyMember: 'id, familyId, personId',
  followUp: 'id, personId, churchId, assignedTo',
  group: 'id, churchId, groupTypeId, _order',
  groupMembership: 'id, groupId, personId',
  groupType: 'id',
  heldReport: 'id, status',
  newsChoice: 'id',
  notification: 'id, time',
  ownName: 'id',
  ownStatus: 'id',
  person: 'id, accountId, *nameWords, _order',
  reportPolicy: 'id, churchId',
  reportVersion: 'id, reportId',
  savedList: 'id, register',
  service: 'id, churchId',
  shortcut: 'id',
  storeLoss: 'id, reportedAt',
  userMessage: 'id, number',
};
export const keptTables = {
  cursor: 'key',
  formDraft: 'key',
  picture: 'id, at',
  receivedPush: 'id, at',
  reportHistory: 'id, at',
  setAside: '[t+id], *scopes',
};
