import type { RegisterSearch } from '../../register/register-search.ts';
import { listAhead } from '../../register/views/list-ahead.ts';
import { groupView } from './group-view.tsx';

export const groupsAhead = (search: RegisterSearch) => listAhead(groupView, search);
