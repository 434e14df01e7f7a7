import type { RegisterSearch } from '../../../register/register-search.ts';
import { listAhead } from '../../../register/views/list-ahead.ts';
import { groupTypeView } from './group-type-view.tsx';

export const groupTypesAhead = (search: RegisterSearch) => listAhead(groupTypeView, search);
