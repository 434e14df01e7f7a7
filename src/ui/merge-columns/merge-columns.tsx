import { useId } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { PhotoAvatar } from '../avatar-group/photo-avatar.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import { mark } from '../radio-cards/radio-cards.css.ts';
import { radio } from '../segmented/segmented.css.ts';
import * as css from './merge-columns.css.ts';
import { differs, sideOf, type MergeField, type MergeSide } from './merged.ts';

export interface MergedPerson {
  name: string;
  /** Origin of the record: 'Added 2024-02-11, connect card'. */
  detail: string;
}

interface MergeColumnsProps {
  people: readonly [MergedPerson, MergedPerson];
  fields: readonly MergeField[];
  /** Chosen side, by field. */
  chosen: Readonly<Record<string, MergeSide>>;
  onChoose(field: string, side: MergeSide): void;
}

const sides: readonly MergeSide[] = [0, 1];
const shown = (value: string | null) => value ?? '–';

function Field({
  field,
  people,
  chosen,
  onChoose,
}: { field: MergeField } & Omit<MergeColumnsProps, 'fields'>) {
  const id = useId();
  if (!differs(field)) {
    return (
      <div className={css.field}>
        <span className={css.name}>{field.name}</span>
        {sides.map((side) => (
          <span key={side} className={css.value}>
            <span className={css.same} aria-hidden="true">
              =
            </span>
            <span className={css.words}>
              {side === 0 && <span className={visuallyHidden}>Both: </span>}
              <bdi>{shown(field.values[side])}</bdi>
            </span>
          </span>
        ))}
      </div>
    );
  }
  return (
    <div className={css.field} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={css.name}>
        {field.name}
      </span>
      {sides.map((side) => (
        <label key={side} className={css.choice}>
          <input
            type="radio"
            className={radio}
            name={id}
            checked={sideOf(field, chosen) === side}
            onChange={() => onChoose(field.id, side)}
          />
          <span className={mark} />
          {field.photos?.[side] && (
            <PhotoAvatar name={people[side].name} photo={field.photos[side].shown} size="middle" />
          )}
          <span className={css.words}>
            {field.values[side] === null ? (
              <>
                <span aria-hidden="true">–</span>
                <span className={visuallyHidden}>nothing</span>
              </>
            ) : (
              <bdi>{field.values[side]}</bdi>
            )}
            <span className={visuallyHidden}>, of {people[side].name}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** Two records side by side: where they differ, one of the two is chosen. */
export function MergeColumns({ people, fields, chosen, onChoose }: MergeColumnsProps) {
  return (
    <section className={css.frame} aria-label="What is kept">
      <div className={css.head}>
        {sides.map((side) => (
          <div key={side} className={css.person}>
            <Avatar name={people[side].name} size="middle" />
            <div className={css.personWords}>
              <p className={css.personName}>{people[side].name}</p>
              <p className={css.detail}>{people[side].detail}</p>
            </div>
          </div>
        ))}
      </div>
      {fields.map((field) => (
        <Field key={field.id} field={field} people={people} chosen={chosen} onChoose={onChoose} />
      ))}
    </section>
  );
}
