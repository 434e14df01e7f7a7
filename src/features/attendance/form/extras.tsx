import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useState } from 'react';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { inputId } from './counts.tsx';
import * as css from './report-form.css.ts';

export interface ExtrasProps {
  /** Kind of event that took place, or did not. */
  meeting: 'service' | 'meeting';
  values: ReportValues;
  readOnly: boolean;
  errors: Readonly<Record<string, string>>;
  onChange(values: Partial<ReportValues>): void;
}

/** Fields that few reports need, so they stay out of the way of the counting. */
export function Extras({ meeting, values, readOnly, errors, onChange }: ExtrasProps) {
  const [writing, setWriting] = useState(false);
  const noted = writing || values.notes !== null;
  return (
    <>
      {noted && (
        <div className={css.card}>
          <TextArea
            label="Note"
            optional
            name={inputId('notes')}
            maxLength={1000}
            readOnly={readOnly}
            value={values.notes ?? ''}
            error={errors['notes'] ?? null}
            onChange={(event) => onChange({ notes: event.target.value || null })}
          />
        </div>
      )}
      <div className={css.extras}>
        {!noted && (
          <Button
            kind="ghost"
            size="touch"
            icon={PencilLine}
            disabled={readOnly}
            onClick={() => setWriting(true)}
          >
            Add a note
          </Button>
        )}
        {!values.didNotMeet && (
          <Button
            kind="ghost"
            size="touch"
            icon={CalendarX2}
            disabled={readOnly}
            onClick={() => onChange({ didNotMeet: true })}
          >
            The {meeting} did not take place
          </Button>
        )}
      </div>
    </>
  );
}
