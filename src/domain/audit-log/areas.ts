import type { AuditArea } from './area-names.ts';

/** How each part of the product reads, and how the names of its actions begin. */
export const auditAreas: Record<AuditArea, { label: string; begins: readonly string[] }> = {
  reports: { label: 'Reports', begins: ['attendance.', 'devices.'] },
  people: {
    label: 'People',
    begins: [
      'people.',
      'families.',
      'familyMembers.',
      'pickupPeople.',
      'distinctPairs.',
      'person.',
      'lifeEvents.',
      'consents.',
      'pastoralNotes.',
      'safetyNotes.',
    ],
  },
  followUps: { label: 'Follow-ups', begins: ['followUps.'] },
  groups: { label: 'Groups', begins: ['groups.', 'groupMembers.', 'groupTypes.', 'rolls.'] },
  churches: { label: 'Churches', begins: ['churches.', 'churchGroups.', 'services.'] },
  settings: {
    label: 'Settings',
    begins: ['customFields.', 'organisation.', 'retention.', 'tenant.'],
  },
  access: { label: 'Roles and accounts', begins: ['access.', 'admin.'] },
  signIns: { label: 'Sign-ins', begins: ['access.signIn', 'access.session'] },
  exports: {
    label: 'Exports',
    begins: ['attendance.noteExport', 'audit.export', 'people.takeData', 'tenant.export'],
  },
};

const areas = Object.entries(auditAreas) as [AuditArea, (typeof auditAreas)[AuditArea]][];

/** The area of an action: the one whose beginning says most of its name. */
export function areaOf(action: string): AuditArea | null {
  const found = areas.flatMap(([area, { begins }]) =>
    begins.filter((begin) => action.startsWith(begin)).map((begin) => ({ area, begin })),
  );
  const [most] = found.toSorted((a, b) => b.begin.length - a.begin.length);
  return most?.area ?? null;
}
