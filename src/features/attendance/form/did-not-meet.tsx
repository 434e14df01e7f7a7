import CalendarCheck from 'lucide-react/icons/calendar-check';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { inputId } from './counts.tsx';
import type { ExtrasProps } from './extras.tsx';
import * as css from './report-form.css.ts';

/** Why a service did not take place. The numbers that were counted stay in the draft, unsent. */
export function DidNotMeet({ meeting, values, readOnly, errors, onChange }: ExtrasProps) {
  return (
    <div className={css.card}>
      <div className={css.stack}>
        <h2 className={css.splitTitle}>The {meeting} did not take place</h2>
        <TextField
          label="Why?"
          size="touch"
          name={inputId('didNotMeetReason')}
          hint="For example: water outage"
          maxLength={200}
          readOnly={readOnly}
          value={values.didNotMeetReason ?? ''}
          error={errors['didNotMeetReason'] ?? null}
          onChange={(event) => onChange({ didNotMeetReason: event.target.value || null })}
        />
        <Button
          size="touch"
          icon={CalendarCheck}
          disabled={readOnly}
          onClick={() => onChange({ didNotMeet: false })}
        >
          The service did take place
        </Button>
      </div>
    </div>
  );
}
