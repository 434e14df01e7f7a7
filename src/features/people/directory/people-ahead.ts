import type { RegisterSearch } from '../../../register/register-search.ts';
import { listAhead } from '../../../register/views/list-ahead.ts';
import { peopleView } from './people-view.tsx';

export const peopleAhead = (search: RegisterSearch) => listAhead(peopleView, search);
