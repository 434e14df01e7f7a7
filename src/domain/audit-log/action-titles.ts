import { registers } from '../registers.gen.ts';
import { capitalised } from '../capitalised.ts';

const others: Readonly<Record<string, string>> = {
  'access.archiveRole': 'Role archived',
  'access.askForAccess': 'Access asked for',
  'access.assignRole': 'Role given',
  'access.changePassword': 'Password changed',
  'access.changeRole': 'Permissions of a role changed',
  'access.createRole': 'Role made',
  'access.disableAccount': 'Account closed',
  'access.enableAccount': 'Account opened',
  'access.endOwnSessions': 'Signed out elsewhere',
  'access.endRole': 'Role taken',
  'access.endSession': 'Session ended',
  'access.inviteMember': 'Person invited',
  'access.roleEnded': 'Role ended on its last day',
  'access.revokeDevice': 'Device revoked',
  'access.sessionReplayed': 'Copied sign-in stopped',
  'access.seeAs': 'App opened as somebody else sees it',
  'access.signIn': 'Signed in',
  'access.signInFailed': 'Wrong password',
  'access.stopSeeing': 'Look at the app as somebody else ended',
  'admin.invite': 'Administrator invited',
  'attendance.acceptHeld': 'Late report accepted',
  'attendance.attachPicture': 'Photo added to a report',
  'attendance.decide': 'Reports compared and settled',
  'attendance.import': 'Report imported',
  'attendance.noteExport': 'List exported',
  'attendance.refuseHeld': 'Late report refused',
  'attendance.submitChurchReport': 'Report submitted',
  'attendance.submitGroupReport': 'Report submitted',
  'attendance.remind': 'Reminded of a missing report',
  'attendance.return': 'Report returned',
  'attendance.undoImport': 'Import undone',
  'attendance.undoReview': 'Review of a report taken back',
  'attendance.verify': 'Report verified',
  'attendance.void': 'Report deleted',
  'audit.export': 'Audit log exported',
  'churches.saveReportPolicy': 'Report policy changed',
  'distinctPairs.create': 'Marked as different people',
  'families.newCode': 'New code of a family',
  'families.createWhole': 'Family added',
  'organisation.edit': 'Organisation changed',
  'people.editContacts': 'Contact details changed',
  'people.erase': 'Person erased',
  'people.merge': 'People merged',
  'people.takeData': 'Data of a person taken out',
  'people.takeDataZip': 'Data of a person taken out',
  'tenant.export': 'Everything downloaded',
  'tenant.import': 'Everything brought in',
  'tenant.checkImport': 'File to bring in looked at',
  'people.undoMerge': 'Merge taken back',
  'rolls.addFirstTimer': 'First timer added',
  'rolls.mark': 'Roll called',
  'retention.edit': 'Times of keeping changed',
  'retention.ran': 'Erased by itself',
};

function ofRegister(action: string): string | null {
  const [name, verb] = action.split('.');
  const of = registers.find(({ register }) => register.name === name)?.register;
  if (!of) return null;
  switch (verb) {
    case 'create':
      return `${capitalised(of.words.one)} added`;
    case 'addMany':
      return `${capitalised(of.words.one)} imported`;
    case 'edit':
    case 'editMany':
      return `${capitalised(of.words.one)} changed`;
    default:
      return null;
  }
}

/** 'groups.split' as 'Groups: split', where nobody has written a better word. */
function ofName(action: string): string {
  const [feature = '', verb = ''] = action.split('.');
  const words = `${feature}: ${verb}`.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return capitalised(words);
}

/** What was done, as people read it: 'Role given'. A submission that changed a report is a change of it. */
export function titleOf(action: string, hasChanges: boolean): string {
  if (hasChanges && action.startsWith('attendance.submit')) return 'Report changed';
  return others[action] ?? ofRegister(action) ?? ofName(action);
}
