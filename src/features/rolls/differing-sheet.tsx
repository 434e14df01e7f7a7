import type { CountOfRoll } from '#domain/rolls/counts.ts';
import type { Differing } from '#store/rolls/fill-report.ts';
import { Button } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as sheetForm from '../../ui/sheet/sheet-form.css.ts';
import { grouped } from '../../ui/time.ts';
import * as css from './roll-call.css.ts';

const words: Record<CountOfRoll, string> = {
  attendance: 'Attendance',
  firstTimers: 'First timers',
  newConverts: 'New converts',
  receivedHolySpirit: 'Received Holy Spirit',
};

/** Asks before numbers that somebody typed become others. Neither answer is favoured. */
export function DifferingSheet({
  differing,
  onChoose,
  onClose,
}: {
  differing: readonly Differing[];
  onChoose(overwrites: boolean): void;
  onClose(): void;
}) {
  return (
    <Sheet title="The report has other numbers" onClose={onClose}>
      <div className={sheetForm.form}>
        <p className={css.lead}>Somebody typed these. Choose which numbers the report keeps.</p>
        <ul className={css.differing}>
          {differing.map(({ field, typed, called }) => (
            <li key={field}>
              {words[field]}: {grouped(typed)} in the report, {grouped(called)} in the roll call
            </li>
          ))}
        </ul>
        <div className={css.stackedKeys}>
          <Button size="touch" onClick={() => onChoose(true)}>
            Use the roll call
          </Button>
          <Button size="touch" onClick={() => onChoose(false)}>
            Keep the report
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
