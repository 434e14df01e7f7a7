import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import ShieldCheck from 'lucide-react/icons/shield-check';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Accordion } from '../../../ui/accordion/accordion.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { questions } from './plans.ts';
import * as css from './pricing.css.ts';
import { StartLink } from './start-link.tsx';

const inEach = [
  { icon: WifiOff, title: 'Works without a signal', words: 'Counted, saved and sent later.' },
  { icon: ClipboardCheck, title: 'No double reports', words: 'Never lost, never doubled.' },
  {
    icon: ShieldCheck,
    title: 'People see only their churches',
    words: 'Each role opens what its person needs.',
  },
  { icon: Eye, title: 'Made for dim halls', words: 'Large numbers, dark scheme, one hand.' },
  { icon: Download, title: 'Your data, any day', words: 'Export everything as a file.' },
  { icon: HeartHandshake, title: 'People who answer', words: 'From Johannesburg, on Sundays too.' },
] as const;

/** Under every price list: what each plan has, the way in, and what people ask. */
export function PricingFoot() {
  return (
    <>
      <section className={css.section} aria-labelledby="in-each">
        <h2 id="in-each" className={css.heading}>
          In every plan
        </h2>
        <ul className={css.grid}>
          {inEach.map(({ icon, title, words }) => (
            <li key={title} className={css.fact}>
              <Icon of={icon} size="lg" className={css.factIcon} />
              <div>
                <h3 className={css.adds}>{title}</h3>
                <p className={css.small}>{words}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={css.call} aria-labelledby="call">
        <div>
          <h2 id="call" className={css.heading}>
            Count your next service with it
          </h2>
          <p>30 days free. No card needed.</p>
        </div>
        <StartLink size="touch">Start free</StartLink>
      </section>
      <section className={css.section} aria-labelledby="asked">
        <h2 id="asked" className={css.heading}>
          What people ask
        </h2>
        <Accordion
          sections={questions.map(({ id, title, words }) => ({
            id,
            title,
            children: <p>{words}</p>,
          }))}
        />
      </section>
    </>
  );
}
