import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Minus from 'lucide-react/icons/minus';
import { Badge } from '../badge/badge.tsx';
import * as css from './match-badge.css.ts';

const looks = {
  sure: { tone: 'success', icon: CircleCheck, word: 'Sure' },
  likely: { tone: 'warning', icon: CircleQuestionMark, word: 'Likely' },
  none: { tone: 'danger', icon: CircleAlert, word: 'No match' },
  'left-out': { tone: 'neutral', icon: Minus, word: 'Left out' },
} as const;

export type Match = keyof typeof looks;

/** Certainty that two records belong together. */
export function MatchBadge({ match }: { match: Match }) {
  const { tone, icon, word } = looks[match];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

/** Text of a bank line, with the recognised reference marked. */
export function BankText({ text, reference }: { text: string; reference: string | null }) {
  const at = reference === null ? -1 : text.toLowerCase().indexOf(reference.toLowerCase());
  if (reference === null || at < 0) return <span className={css.line}>{text}</span>;
  const end = at + reference.length;
  return (
    <span className={css.line}>
      {text.slice(0, at)}
      <mark className={css.reference}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
