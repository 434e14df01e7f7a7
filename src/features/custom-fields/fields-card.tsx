import Text from 'lucide-react/icons/text';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CalendarDays from 'lucide-react/icons/calendar-days';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Hash from 'lucide-react/icons/hash';
import Info from 'lucide-react/icons/info';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import ToggleLeft from 'lucide-react/icons/toggle-left';
import Type from 'lucide-react/icons/type';
import UserRound from 'lucide-react/icons/user-round';
import { useId } from 'react';
import { customisedLabels } from '#domain/custom-fields/custom-fields.ts';
import type { CustomField, Customised, CustomKind } from '#domain/custom-fields/entities.ts';
import { kindWords } from '#domain/custom-fields/kind-words.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { WithPending } from '#store/outbox/with-pending.ts';
import { saveTogether } from '../../register/save-row.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon, type IconOf } from '../../ui/icon/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { customFieldView } from './custom-field-view.tsx';
import * as css from './custom-fields.css.ts';
import { inOrder, moved } from './moved.ts';

export type ShownField = WithPending<CustomField>;

const icons: Record<CustomKind, IconOf> = {
  text: Type,
  longText: Text,
  number: Hash,
  date: CalendarDays,
  yesNo: ToggleLeft,
  oneOf: List,
  severalOf: ListChecks,
  person: UserRound,
};

async function move(fields: readonly ShownField[], field: ShownField, by: -1 | 1): Promise<void> {
  const all = moved(fields, field.id, by).map(({ field: row, sort }) => ({
    row,
    edits: { sort: { was: row.sort, shallBe: sort } },
  }));
  const text = `“${field.label}” moved ${by < 0 ? 'up' : 'down'}`;
  if (all.length > 0) await saveTogether(customFieldView, all, text);
}

function Field({
  field,
  fields,
  onOpen,
}: {
  field: ShownField;
  /** All of the card, in their order. */
  fields: readonly ShownField[];
  onOpen(): void;
}) {
  const { label, pending } = field;
  const at = fields.indexOf(field);
  const isRetired = isArchived(field);
  return (
    <li className={css.field}>
      <Menu trigger={<IconButton icon={GripVertical} label={`Move ${label}`} />} align="start">
        <MenuItem
          icon={ArrowUp}
          disabled={at === 0}
          onSelect={() => void attempt(move(fields, field, -1))}
        >
          Move up
        </MenuItem>
        <MenuItem
          icon={ArrowDown}
          disabled={at === fields.length - 1}
          onSelect={() => void attempt(move(fields, field, 1))}
        >
          Move down
        </MenuItem>
      </Menu>
      <span className={css.tile}>
        <Icon of={icons[field.kind]} size="md" />
      </span>
      <span className={css.words}>
        <span className={isRetired ? css.retiredName : css.name}>{label}</span>
        <span className={css.kind}>{kindWords(field)}</span>
        {pending && (
          <span>
            <Badge tone="info" icon={TabletSmartphone}>
              Saved on this device
            </Badge>
          </span>
        )}
      </span>
      {isRetired && <Badge tone="neutral">Retired</Badge>}
      <IconButton
        icon={Pencil}
        label={isRetired ? `Open ${label}` : `Edit ${label}`}
        onClick={onOpen}
      />
    </li>
  );
}

/** The custom fields of one register, in the order in which forms ask for them. */
export function FieldsCard({
  of,
  fields,
  onAdd,
  onOpen,
}: {
  of: Customised;
  fields: readonly ShownField[];
  onAdd(): void;
  onOpen(id: string): void;
}) {
  const id = useId();
  const words = customisedLabels[of];
  const ordered = inOrder(fields);
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {words}
        </h2>
        <Button icon={Plus} aria-label={`Add field of ${words.toLowerCase()}`} onClick={onAdd}>
          Add field
        </Button>
      </div>
      {ordered.length === 0 ? (
        <p className={css.none}>No fields of your own yet.</p>
      ) : (
        <ul className={css.fields}>
          {ordered.map((field) => (
            <Field key={field.id} field={field} fields={ordered} onOpen={() => onOpen(field.id)} />
          ))}
        </ul>
      )}
      <p className={css.note}>
        <Icon of={Info} size="sm" />A field in use is retired, not deleted. What was filled in
        stays.
      </p>
    </section>
  );
}
