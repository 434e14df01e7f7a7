import type { RegisterSearch } from '../../register/register-search.ts';
import { listAhead } from '../../register/views/list-ahead.ts';
import { familyView } from './family-view.tsx';

export const familiesAhead = (search: RegisterSearch) => listAhead(familyView, search);
