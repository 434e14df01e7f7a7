// Made of the manifests by `npm run features`: change a feature.ts instead.
import { lifeEvents } from './care/life-events.ts';
import { lifeEventOperations } from './care/life-event-operations.ts';
import { consents } from './care/consents.ts';
import { consentOperations } from './care/consent-operations.ts';
import { pastoralNotes } from './care/pastoral-notes.ts';
import { pastoralNoteOperations } from './care/pastoral-note-operations.ts';
import { safetyNotes } from './care/safety-notes.ts';
import { safetyNoteOperations } from './care/safety-note-operations.ts';
import { churchGroups } from './churches/church-groups.ts';
import { churchGroupOperations } from './churches/church-group-operations.ts';
import { churches } from './churches/churches.ts';
import { churchOperations } from './churches/church-operations.ts';
import { services } from './churches/services.ts';
import { serviceOperations } from './churches/service-operations.ts';
import { customFields } from './custom-fields/custom-fields.ts';
import { customFieldOperations } from './custom-fields/custom-field-operations.ts';
import { distinctPairs } from './duplicates/distinct-pairs.ts';
import { distinctPairOperations } from './duplicates/distinct-pair-operations.ts';
import { families } from './families/families.ts';
import { familyOperations } from './families/family-operations.ts';
import { familyMembers } from './families/family-members.ts';
import { familyMemberOperations } from './families/family-member-operations.ts';
import { pickupPeople } from './families/pickup-people.ts';
import { pickupPersonOperations } from './families/pickup-person-operations.ts';
import { followUps } from './follow-ups/follow-ups.ts';
import { followUpOperations } from './follow-ups/follow-up-operations.ts';
import { groupTypes } from './groups/group-types.ts';
import { groupTypeOperations } from './groups/group-type-operations.ts';
import { groups } from './groups/groups.ts';
import { groupOperations } from './groups/group-operations.ts';
import { memberships } from './groups/memberships.ts';
import { membershipOperations } from './groups/membership-operations.ts';
import { people } from './people/people.ts';
import { personOperations } from './people/person-operations.ts';
import type { RegisterOfFeature } from './domain-feature.ts';

/** Every register of the product. */
export const registers: readonly RegisterOfFeature[] = [
  { register: lifeEvents, operations: lifeEventOperations },
  { register: consents, operations: consentOperations },
  { register: pastoralNotes, operations: pastoralNoteOperations },
  { register: safetyNotes, operations: safetyNoteOperations },
  { register: churchGroups, operations: churchGroupOperations },
  { register: churches, operations: churchOperations },
  { register: services, operations: serviceOperations },
  { register: customFields, operations: customFieldOperations },
  { register: distinctPairs, operations: distinctPairOperations },
  { register: families, operations: familyOperations },
  { register: familyMembers, operations: familyMemberOperations },
  { register: pickupPeople, operations: pickupPersonOperations },
  { register: followUps, operations: followUpOperations },
  { register: groupTypes, operations: groupTypeOperations },
  { register: groups, operations: groupOperations },
  { register: memberships, operations: membershipOperations },
  { register: people, operations: personOperations },
];
