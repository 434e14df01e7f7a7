import CircleCheck from 'lucide-react/icons/circle-check';
import { Icon } from '../../../ui/icon/icon.tsx';
import { KeyValues } from '../../../ui/key-values/key-values.tsx';
import * as css from '../settings.css.ts';
import { SettingsCard } from './settings-card.tsx';

const included = [
  ['Every church, group and person', 'However many there are.'],
  ['Every device', 'Ushers count without a signal. Reports send automatically later.'],
  [
    'Your own data',
    'You can export reports as files, and the people who run the server can back everything up.',
  ],
] as const;

/** There is nothing to buy: what there is, and who runs it. */
export function PlanPanel({ tenant }: { tenant: string }) {
  return (
    <>
      <SettingsCard
        title="What is included"
        words="There is no plan to choose and nothing to pay here"
      >
        <ul className={css.rows}>
          {included.map(([what, words]) => (
            <li key={what} className={css.item}>
              <span className={css.tile}>
                <Icon of={CircleCheck} size="md" />
              </span>
              <div className={css.facts}>
                <span className={css.name}>{what}</span>
                <span className={css.fact}>{words}</span>
              </div>
            </li>
          ))}
        </ul>
      </SettingsCard>
      <SettingsCard title="Where your data is kept">
        <div className={css.body}>
          <KeyValues
            facts={[
              { name: 'Organisation', value: tenant },
              { name: 'Server', value: location.host },
            ]}
          />
          <p className={css.words}>
            This server is run by your church organisation, or by somebody for it. They pay for it,
            and they answer questions about it. You never need to enter a card.
          </p>
        </div>
      </SettingsCard>
    </>
  );
}
