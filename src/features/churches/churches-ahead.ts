import type { RegisterSearch } from '../../register/register-search.ts';
import { listAhead } from '../../register/views/list-ahead.ts';
import { churchView } from './church-view.tsx';

export const churchesAhead = (search: RegisterSearch) => listAhead(churchView, search);
