import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CodeBlock } from '../code-block/code-block.tsx';
import { TextField } from '../field/field.tsx';
import { GrowingArea } from '../field/growing-area.tsx';
import { SelectField } from '../field/select-field.tsx';
import type { Example } from '../gallery.ts';
import type { ConfirmTone } from './confirm-dialog.tsx';
import { useConfirm } from './use-confirm.tsx';

const tones: ConfirmTone[] = [
  'primary',
  'accent',
  'warn',
  'basic',
  'info',
  'success',
  'warning',
  'error',
];
const option = (value: string) => ({ value, label: value });
const keyTones = ['primary', 'accent', 'warn'] as const;

function Configured() {
  const { confirm, dialog } = useConfirm();
  const [answer, setAnswer] = useState('nothing yet');
  const [title, setTitle] = useState('Delete this report?');
  const [message, setMessage] = useState('It is only on this device and can’t be brought back.');
  const [icon, setIcon] = useState<{ show: boolean; tone: ConfirmTone }>({
    show: true,
    tone: 'warn',
  });
  const [yes, setYes] = useState<{ show: boolean; label: string; tone: (typeof keyTones)[number] }>(
    {
      show: true,
      label: 'Delete report',
      tone: 'warn',
    },
  );
  const [no, setNo] = useState({ show: true, label: 'Keep it' });
  const [dismissible, setDismissible] = useState(false);
  const config = { title, message, icon, actions: { confirm: yes, cancel: no }, dismissible };
  return (
    <>
      <TextField label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
      <GrowingArea
        label="Message"
        size="office"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Checkbox
        label="Show the icon"
        checked={icon.show}
        onChange={(show) => setIcon({ ...icon, show })}
      />
      <SelectField
        label="Colour of the icon"
        options={tones.map(option)}
        value={icon.tone}
        onChange={(tone) => setIcon({ ...icon, tone: tone as ConfirmTone })}
      />
      <Checkbox
        label="Show the act"
        checked={yes.show}
        onChange={(show) => setYes({ ...yes, show })}
      />
      <TextField
        label="Name of the act"
        value={yes.label}
        onChange={(event) => setYes({ ...yes, label: event.target.value })}
      />
      <SelectField
        label="Colour of the act"
        options={keyTones.map(option)}
        value={yes.tone}
        onChange={(tone) => setYes({ ...yes, tone: tone as (typeof keyTones)[number] })}
      />
      <Checkbox
        label="Show the way back"
        checked={no.show}
        onChange={(show) => setNo({ ...no, show })}
      />
      <TextField
        label="Name of the way back"
        value={no.label}
        onChange={(event) => setNo({ ...no, label: event.target.value })}
      />
      <Checkbox
        label="Can be closed without an answer"
        checked={dismissible}
        onChange={setDismissible}
      />
      <Button
        kind="primary"
        onClick={() => void confirm(config).then((given) => setAnswer(given ?? 'no answer'))}
      >
        Open the dialog
      </Button>
      <p>Answer: {answer}</p>
      <CodeBlock label="Configuration" language="json" code={JSON.stringify(config, null, 2)} />
      {dialog}
    </>
  );
}

export const gallery: Example[] = [{ label: 'Its whole configuration', Example: Configured }];
