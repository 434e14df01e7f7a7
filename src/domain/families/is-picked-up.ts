import type { AgeClass } from '../people/entities.ts';
import type { FamilyRole } from './entities.ts';

/** Whether somebody in a family is a child whom others fetch. Of a teen, and where the age is unknown, their place in the family says so. */
export function isPickedUp(ageClass: AgeClass, role: FamilyRole): boolean {
  if (ageClass === 'Child') return true;
  return ageClass !== 'Adult' && role === 'child';
}
