import { Link } from '@tanstack/react-router';
import ClipboardPenLine from 'lucide-react/icons/clipboard-pen-line';
import { useNow } from '../../../ui/use-now.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { WholePage } from '../../../ui/whole-page/whole-page.tsx';
import { type MaintenanceTimes, maintenanceWords } from './maintenance-words.ts';

/** S2-086. Whoever runs the server leads here, with the times in the address. */
export function MaintenancePage(times: MaintenanceTimes) {
  const { title, progress } = maintenanceWords(times, useNow());
  const actions = (
    <>
      <Link
        to="/apps/churches/submit-attendance-report"
        className={buttonLook({ kind: 'primary', size: 'touch' })}
      >
        <Icon of={ClipboardPenLine} size="md" />
        Keep counting
      </Link>
      {progress && <ProgressBar {...progress} />}
    </>
  );
  return (
    <WholePage scene="scaffold" title={title} actions={actions}>
      Ushers can keep counting. Reports are sent when we are back.
    </WholePage>
  );
}
