import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Finding } from '#domain/attendance/rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import * as css from '../form/report-form.css.ts';

/** Asks about what may be right all the same: the one who stood in the room knows best. */
export function ConfirmSheet({
  findings,
  onSubmit,
  onClose,
}: {
  findings: readonly Finding[];
  onSubmit(): void;
  onClose(): void;
}) {
  return (
    <Sheet title="Submit anyway?" onClose={onClose}>
      <ul className={css.findings}>
        {findings.map((finding) => (
          <li key={finding.message} className={css.finding}>
            <Icon of={TriangleAlert} size="lg" className={css.findingIcon} />
            {finding.message}.
          </li>
        ))}
      </ul>
      <div className={css.sheetActions}>
        <Button kind="primary" size="usher" wide onClick={onSubmit}>
          Submit anyway
        </Button>
        <Button kind="ghost" size="usher" wide onClick={onClose}>
          Keep counting
        </Button>
      </div>
    </Sheet>
  );
}
