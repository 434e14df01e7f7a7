import CircleAlert from 'lucide-react/icons/circle-alert';
import { countFields } from '#domain/attendance/definitions.ts';
import { wordFor, type Finding } from '#domain/attendance/rules.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { useFirstFocus } from '../../../ui/use-first-focus.ts';
import { inputId } from '../form/counts.tsx';
import * as css from '../form/report-form.css.ts';

function title(count: number): string {
  return count === 1 ? 'One thing to fix' : `${count} things to fix`;
}

/** A sentence that is clear at its field may need the field's name away from it. */
function named(field: string, message: string): string {
  const counter = countFields.find((count) => count === field);
  if (counter === undefined || message.includes(wordFor(counter).toLowerCase())) return message;
  return `${wordFor(counter)}: ${message}`;
}

function goTo(field: string) {
  const input =
    document.getElementById(inputId(field)) ??
    document.querySelector<HTMLElement>(`[name="${inputId(field)}"]`);
  input?.focus();
}

/** Findings that stop a report, each with a link to its field. The summary takes the focus when it appears. */
export function StopSummary({ stops }: { stops: readonly Finding[] }) {
  const box = useFirstFocus<HTMLDivElement>();
  return (
    <Banner ref={box} tone="danger" icon={CircleAlert} title={title(stops.length)}>
      before you can submit.
      <ul className={css.summaryList}>
        {stops.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            <a
              className={css.summaryLink}
              href={`#${inputId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(field);
              }}
            >
              {named(field, message)}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
