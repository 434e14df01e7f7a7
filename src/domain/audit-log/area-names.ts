/** Parts of the product by which the audit is narrowed. Apart from what they are, since the address of the audit alone needs the names. */
export const auditAreaNames = [
  'reports',
  'people',
  'followUps',
  'groups',
  'churches',
  'settings',
  'access',
  'signIns',
  'exports',
] as const;
export type AuditArea = (typeof auditAreaNames)[number];
