import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type FormEvent, useState } from 'react';
import type { Finding } from '#domain/attendance/rules.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import * as css from '../form/report-form.css.ts';
import { WhyChanged } from './why-changed.tsx';

interface ConfirmSheetProps {
  findings: readonly Finding[];
  draft: ReportDraft;
  onSubmit(draft: ReportDraft): void;
  onClose(): void;
}

/**
 * Asks about what may be right all the same: the one who stood in the room knows best. A report that stands already is
 * never changed without a reason.
 */
export function ConfirmSheet({ findings, draft, onSubmit, onClose }: ConfirmSheetProps) {
  const [reason, setReason] = useState(draft.reason ?? '');
  const [error, setError] = useState<string | null>(null);
  const isChange = draft.basedOn !== null;
  const isUsual = findings.length === 0;

  function say(words: string): void {
    setReason(words);
    setError(null);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const said = reason.trim();
    if (!isChange) return onSubmit(draft);
    if (said !== '') return onSubmit({ ...draft, reason: said });
    setError('Say in a few words why, like “Counted again”');
  }
  return (
    <Sheet title={isUsual ? 'Why do you change it?' : 'Submit anyway?'} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        {!isUsual && (
          <ul className={css.stack}>
            {findings.map((finding) => (
              <li key={finding.message} className={css.finding}>
                <Icon of={TriangleAlert} size="lg" className={css.findingIcon} />
                {finding.message}.
              </li>
            ))}
          </ul>
        )}
        {isChange && <WhyChanged value={reason} error={error} onChange={say} />}
        <div className={css.sheetActions}>
          <Button type="submit" kind="primary" size="usher" wide>
            {isUsual ? 'Submit the change' : 'Submit anyway'}
          </Button>
          <Button kind="ghost" size="usher" wide onClick={onClose}>
            Keep counting
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
