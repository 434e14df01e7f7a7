import type { RegisterSearch } from '../../../register/register-search.ts';
import { listAhead } from '../../../register/views/list-ahead.ts';
import { followUpView } from './follow-up-view.tsx';

export const followUpsAhead = (search: RegisterSearch) => listAhead(followUpView, search);
