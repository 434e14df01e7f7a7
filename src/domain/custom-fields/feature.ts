import type { DomainFeature } from '../domain-feature.ts';
import { customFieldOperations } from './custom-field-operations.ts';
import { customFields } from './custom-fields.ts';
import { customField } from './entities.ts';

export const feature: DomainFeature = {
  entities: [customField],
  registers: [{ register: customFields, operations: customFieldOperations }],
};
