import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Banner } from '../banner/banner.tsx';
import { KeyValues } from '../key-values/key-values.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import * as css from './control-total.css.ts';

/** Count by hand against the entered sum: the work is done when both agree. */
export function ControlTotal({
  counted,
  entered,
  shown,
}: {
  /** In cents, or whatever `shown` writes. */
  counted: number;
  entered: number;
  shown(value: number): string;
}) {
  const rest = counted - entered;
  const words = `${shown(entered)} of ${shown(counted)}`;
  return (
    <div className={css.total}>
      <KeyValues
        facts={[
          { name: 'Counted', value: shown(counted) },
          { name: 'Entered', value: shown(entered) },
        ]}
      />
      <ProgressBar value={entered} of={counted} words={words} />
      {rest === 0 ? (
        <Banner tone="success" icon={CircleCheck} title="Both agree." />
      ) : (
        <Banner tone="warning" icon={TriangleAlert} title={`${shown(Math.abs(rest))} apart.`}>
          {rest > 0 ? 'Less was entered than was counted.' : 'More was entered than was counted.'}
        </Banner>
      )}
    </div>
  );
}
