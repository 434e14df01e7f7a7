import { registers } from '#domain/registers.gen.ts';

const others: Readonly<Record<string, string>> = {
  'access.archiveRole': 'customRole',
  'access.changeRole': 'customRole',
  'access.createRole': 'customRole',
  'access.assignRole': 'account',
  'access.disableAccount': 'account',
  'access.enableAccount': 'account',
  'access.endRole': 'roleAssignment',
  'access.endSession': 'session',
  'access.revokeDevice': 'device',
};

const ofFeatures: Readonly<Record<string, string>> = {
  attendance: 'attendanceReport',
  chat: 'chat',
  rolls: 'roll',
  savedLists: 'savedList',
};

/** Name of the entity whose id an operation takes. */
export function entityOf(action: string): string {
  const feature = action.slice(0, Math.max(0, action.indexOf('.')));
  const of = registers.find(({ register }) => register.name === feature);
  return of?.register.entity.name ?? others[action] ?? ofFeatures[feature] ?? feature;
}
