import Check from 'lucide-react/icons/check';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import { Button } from '../../ui/button/button.tsx';
import { Icon, type IconOf } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as css from './install-offer.css.ts';

interface Step {
  icon: IconOf;
  title: string;
  detail: string;
}

const steps = (on: 'iphone' | 'ipad'): Step[] => [
  {
    icon: Share,
    title: '1. Tap Share',
    detail: on === 'iphone' ? 'At the bottom of Safari' : 'At the top of Safari',
  },
  {
    icon: SquarePlus,
    title: '2. Choose “Add to Home Screen”',
    detail: 'Scroll down if you don’t see it',
  },
  { icon: Check, title: '3. Tap Add', detail: 'Then open Ibandla from your home screen' },
];

/** Safari installs nothing for a page: the person does it, in three steps. */
export function IosSteps({ on, onClose }: { on: 'iphone' | 'ipad'; onClose(): void }) {
  const title = on === 'iphone' ? 'Add to your iPhone' : 'Add to your iPad';
  return (
    <Sheet title={title} titleHidden onClose={onClose}>
      <div className={css.head}>
        <Logo size="large" />
        <div className={css.words}>
          <p className={css.title} aria-hidden="true">
            {title}
          </p>
          <p className={css.detail}>Three steps in Safari</p>
        </div>
      </div>
      <ol className={css.steps}>
        {steps(on).map((step) => (
          <li key={step.title} className={css.step}>
            <span className={css.stepIcon}>
              <Icon of={step.icon} size="lg" />
            </span>
            <div className={css.words}>
              <p className={css.stepTitle}>{step.title}</p>
              <p className={css.detail}>{step.detail}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button size="usher" wide onClick={onClose}>
        Got it
      </Button>
    </Sheet>
  );
}
