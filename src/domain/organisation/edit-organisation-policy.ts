import type { QueuePolicy } from '../operation.ts';
import type { Organisation } from './entities.ts';
import { type OrganisationEdits, wishedOrganisation } from './organisation-edits.ts';
import { organisationFields } from './organisation-fields.ts';

export const editOrganisationName = 'organisation.edit';

/** Chains what is queued about the organisation, of which a person has one. It is the id of its row in patches too. */
export const organisationRecord = 'organisation';

function labelsOf(edits: OrganisationEdits): string {
  const changed = Object.entries(organisationFields).filter(([field]) => field in edits);
  return changed.map(([, { label }]) => label.toLowerCase()).join(', ');
}

/** The session names the organisation, so that a device may edit one that has no row yet. */
export const editOrganisationPolicy: QueuePolicy<{ edits: OrganisationEdits }> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: () => organisationRecord,
  optimisticPatches: ({ edits }) => [
    {
      entity: 'organisation',
      id: organisationRecord,
      from: organisationRecord,
      change: (row: Organisation) => wishedOrganisation(row, edits),
    },
  ],
  describe: ({ edits }) => `A change of your organisation: ${labelsOf(edits)}`,
};
