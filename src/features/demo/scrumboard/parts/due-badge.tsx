import Clock from 'lucide-react/icons/clock';
import ClockAlert from 'lucide-react/icons/clock-alert';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { dueWords } from '../words.ts';

/** The day it is due: what is before today stands out. */
export function DueBadge({ date, today }: { date: string; today: string }) {
  const late = date < today;
  return (
    <Badge tone={late ? 'danger' : 'neutral'} icon={late ? ClockAlert : Clock}>
      <span className={visuallyHidden}>{late ? 'Overdue since ' : 'Due '}</span>
      {dueWords(date, today)}
    </Badge>
  );
}
