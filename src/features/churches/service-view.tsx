import CalendarClock from 'lucide-react/icons/calendar-clock';
import { serviceOperations } from '#domain/churches/service-operations.ts';
import { services } from '#domain/churches/services.ts';
import { serviceQueries } from '#store/churches/services.ts';
import type { RegisterView } from '../../register/register-view.ts';

/** The services of a church, on its page. */
export const serviceView: RegisterView = {
  register: services,
  operations: serviceOperations,
  queries: serviceQueries,
  icon: CalendarClock,
};
