import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import type { RetentionRun } from '#domain/retention/retention-operations.ts';
import { countsWords } from '#domain/retention/retention-words.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { timeOfDay } from '../../../ui/time.ts';
import { SettingsCard } from '../parts/settings-card.tsx';
import * as css from '../settings.css.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

function failedWords(failed: number): string {
  return failed === 0 ? '' : ` ${failed} could not be erased. The next run tries again.`;
}

function whatWent({ counts, failed, finishedAt }: RetentionRun): string {
  const words = countsWords(counts);
  const done = words === '' ? 'Nothing to erase' : `Erased: ${words}`;
  return `${done}.${failedWords(failed)}${finishedAt === null ? ' It goes on.' : ''}`;
}

/** The last runs, and what each erased. */
export function RunsCard({ runs }: { runs: readonly RetentionRun[] }) {
  return (
    <SettingsCard title="What was erased" words="Once a day, while a time is chosen">
      {runs.length === 0 ? (
        <EmptyState icon={Hourglass} title="Nothing was erased yet">
          The first run comes a day after you choose a time.
        </EmptyState>
      ) : (
        <ul className={css.rows} aria-label="Runs">
          {runs.map((run) => {
            const at = Date.parse(run.startedAt);
            return (
              <li key={run.id} className={css.item}>
                <span className={css.tile}>
                  <Icon of={run.finishedAt === null ? Hourglass : CircleCheck} size="sm" />
                </span>
                <div className={css.facts}>
                  <span className={css.name}>
                    {day.format(at)}, {timeOfDay(at)}
                  </span>
                  <span className={css.fact}>{whatWent(run)}</span>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </SettingsCard>
  );
}
