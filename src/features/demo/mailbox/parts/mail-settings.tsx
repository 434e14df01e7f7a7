import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { type LabelColour, labelColours, type MailLabel } from '#domain/demo/mailbox/entities.ts';
import {
  addLabel,
  changeLabel,
  changeSettings,
  deleteLabel,
} from '#domain/demo/mailbox/operations.ts';
import { tagLength } from '#domain/demo/tag.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { useRename } from '../../../../ui/tag-panel/use-rename.ts';
import { settingsHere } from '../here.ts';
import * as css from './mailbox.css.ts';

/** A title is kept this long after the last key, in ms. */
const restAfterTyping = 500;

const colours = labelColours.map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));

function Colour({
  label,
  value,
  onChange,
}: {
  label: string;
  value: LabelColour;
  onChange(colour: LabelColour): void;
}) {
  const choose = (chosen: string) => {
    const colour = labelColours.find((one) => one === chosen);
    if (colour) onChange(colour);
  };
  return (
    <div className={css.labelColour}>
      <SelectField label={label} options={colours} value={value} onChange={choose} />
    </div>
  );
}

function Label({ label }: { label: MailLabel }) {
  const { id, title, color } = label;
  const change = (fields: { title: string } | { color: LabelColour }) =>
    void attempt(callDemo(changeLabel, { id, label: fields }));
  const name = useRename(title, (next) => change({ title: next }), restAfterTyping);
  return (
    <li className={css.label}>
      <div className={css.labelTitle}>
        <TextField
          label={`Name of ${title}`}
          maxLength={tagLength}
          value={name.value}
          onChange={(event) => name.change(event.target.value)}
          onBlur={name.leave}
        />
      </div>
      <Colour
        label={`Colour of ${title}`}
        value={color}
        onChange={(chosen) => change({ color: chosen })}
      />
      <IconButton
        icon={Trash2}
        label={`Delete ${title}`}
        onClick={() => void deleteRow(deleteLabel, { id, name: title })}
      />
    </li>
  );
}

function NewLabel({ labels }: { labels: readonly MailLabel[] }) {
  const [typed, setTyped] = useState('');
  const [color, setColor] = useState<LabelColour>('gray');
  const title = typed.trim();
  const taken = labels.some((label) => label.title.toLowerCase() === title.toLowerCase());
  const isWrong = title === '' || taken;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    if (await attempt(callDemo(addLabel, { label: { title, color } }))) setTyped('');
  };
  return (
    <form className={css.label} aria-label="New label" onSubmit={(event) => void add(event)}>
      <div className={css.labelTitle}>
        <TextField
          label="New label"
          maxLength={tagLength}
          value={typed}
          error={taken ? `There is a label “${title}”. Choose another name` : null}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Colour label="Colour" value={color} onChange={setColor} />
      <Button type="submit" icon={Plus} disabled={isWrong}>
        Add label
      </Button>
    </form>
  );
}

const layouts = [
  { value: 'beside', label: 'Beside the list' },
  { value: 'alone', label: 'In its place' },
] as const;

const keys = [
  ['Ctrl /', 'New mail'],
  ['c', 'New mail'],
  ['j', 'The next mail'],
  ['k', 'The mail before'],
  ['u', 'Back to the list'],
  ['r', 'Reply'],
  ['a', 'Reply to all'],
  ['f', 'Forward'],
  ['s', 'Star, or take the star away'],
  ['i', 'Mark as important, or not'],
  ['#', 'Move to the trash'],
] as const;

/** How mails open, the labels, and which keys there are. */
export function MailSettings({ labels }: { labels: readonly MailLabel[] }) {
  const live = useLive(settingsHere);
  return (
    <div className={css.settings}>
      <section className={css.section}>
        <h2 className={css.sectionTitle}>Where a mail opens on a wide screen</h2>
        {live.state === 'ready' && (
          <Segmented
            label="Where a mail opens"
            choices={layouts}
            value={live.data.messageLayout}
            onChange={(messageLayout) =>
              void attempt(callDemo(changeSettings, { settings: { messageLayout } }))
            }
          />
        )}
      </section>
      <section className={css.section}>
        <h2 className={css.sectionTitle}>Labels</h2>
        <NewLabel labels={labels} />
        <ul className={css.labels} aria-label="All labels">
          {labels.map((label) => (
            <Label key={label.id} label={label} />
          ))}
        </ul>
      </section>
      <section className={css.section}>
        <h2 className={css.sectionTitle}>Keys, while you are in the list or in a mail</h2>
        <dl className={css.facts}>
          {keys.map(([key, does]) => (
            <div key={key} className={css.pair}>
              <dt className={css.fact}>
                <kbd>{key}</kbd>
              </dt>
              <dd className={css.value}>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
