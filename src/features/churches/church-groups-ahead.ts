import type { RegisterSearch } from '../../register/register-search.ts';
import { listAhead } from '../../register/views/list-ahead.ts';
import { churchGroupView } from './church-group-view.tsx';

export const churchGroupsAhead = (search: RegisterSearch) => listAhead(churchGroupView, search);
