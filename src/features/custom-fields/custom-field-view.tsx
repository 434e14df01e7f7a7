import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import { customFieldOperations } from '#domain/custom-fields/custom-field-operations.ts';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import type { Register } from '#domain/register/register.ts';
import { customFieldQueries } from '#store/custom-fields/queries.ts';
import type { RegisterView } from '../../register/register-view.ts';
import { ChoicesField } from './choices-field.tsx';

/** The order is that of the page: nobody types it. */
const Unseen = () => null;

export const customFieldView: RegisterView = {
  register: customFields as Register,
  operations: customFieldOperations,
  queries: customFieldQueries,
  icon: TextCursorInput,
  controls: { choices: ChoicesField, sort: Unseen },
  archiveWords: {
    archive: 'Retire',
    archived: 'retired',
    restore: 'Bring back',
    restored: 'in use again',
    gone: 'Retired',
  },
};
