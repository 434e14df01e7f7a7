import { openOptions } from '../../../register/custom/open-options.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { inputId } from '../form/counts.tsx';
import { OwnChoices } from './own-choices.tsx';
import { OwnNumber } from './own-number.tsx';
import type { OwnFieldProps } from './own-props.ts';

/** A custom field of a report, large enough for whoever stands. */
export function OwnField(props: OwnFieldProps) {
  const { name, field, value, readOnly, error, onChange } = props;
  const { input, label, hint } = field;
  const common = { label, hint, error, size: 'touch', name: inputId(name) } as const;
  const text = value === null ? '' : String(value);
  switch (input.kind) {
    case 'number':
      return <OwnNumber {...props} />;
    case 'flag':
      return (
        <SelectField
          {...common}
          options={openOptions(input, [])}
          placeholder="Not said"
          disabled={readOnly}
          value={text}
          onChange={(chosen) => onChange(chosen === '' ? null : chosen === 'true')}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...common}
          options={openOptions(input, [value])}
          placeholder="Not said"
          disabled={readOnly}
          value={text}
          onChange={(chosen) => onChange(chosen || null)}
        />
      );
    case 'choices': {
      const chosen = Array.isArray(value) ? value : [];
      return <OwnChoices {...props} chosen={chosen} options={openOptions(input, chosen)} />;
    }
    case 'paragraph':
      return (
        <TextArea
          {...common}
          maxLength={input.max}
          readOnly={readOnly}
          value={text}
          onChange={(event) => onChange(event.target.value || null)}
        />
      );
    default:
      return (
        <TextField
          {...common}
          {...(input.kind === 'date'
            ? { type: 'date' }
            : input.kind === 'line' && { maxLength: input.max })}
          autoComplete="off"
          readOnly={readOnly}
          value={text}
          onChange={(event) => onChange(event.target.value || null)}
        />
      );
  }
}
