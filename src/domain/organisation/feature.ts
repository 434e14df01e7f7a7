import type { DomainFeature } from '../domain-feature.ts';
import { editOrganisation } from './edit-organisation.ts';
import { organisation } from './entities.ts';
import { readOrganisation } from './read-organisation.ts';

export const feature: DomainFeature = {
  entities: [organisation],
  operations: [editOrganisation, readOrganisation],
};
