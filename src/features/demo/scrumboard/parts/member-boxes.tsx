import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { legend } from '../../../../ui/field/fieldset.css.ts';
import * as css from './card-sheet.css.ts';

/** People of whom some are chosen. */
export function MemberBoxes({
  people,
  chosen,
  onChange,
}: {
  people: readonly { id: string; name: string }[];
  /** Ids. */
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}) {
  return (
    <fieldset className={css.members}>
      <legend className={legend}>Members</legend>
      {people.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(on) =>
            onChange(on ? [...chosen, id] : chosen.filter((member) => member !== id))
          }
        />
      ))}
    </fieldset>
  );
}
