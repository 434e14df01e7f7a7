import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { addressesLength, subjectLength } from '#domain/demo/mailbox/entities.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { FileTile } from '../../../../ui/file-tile/file-tile.tsx';
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import { type Letter, type Problems, problemsOf } from '../letter.ts';
import * as css from './mailbox.css.ts';
import { useLetter } from './use-letter.ts';

type Copies = 'cc' | 'bcc';
const copyWords: Record<Copies, string> = { cc: 'Cc', bcc: 'Bcc' };

interface FieldsProps {
  letter: Letter;
  problems: Problems;
  onChange(part: Partial<Letter>): void;
}

function Addresses({
  of,
  label,
  isFirst = false,
  letter,
  problems,
  onChange,
}: FieldsProps & { of: 'to' | Copies; label: string; isFirst?: boolean }) {
  const first = useFirstFocus<HTMLInputElement>();
  return (
    <TextField
      {...(isFirst && { ref: first })}
      label={label}
      inputMode="email"
      autoComplete="off"
      maxLength={addressesLength}
      optional={of !== 'to'}
      hint={of === 'to' ? 'Several with a comma between them' : undefined}
      error={problems[of]}
      value={letter[of]}
      onChange={(event) => onChange({ [of]: event.target.value })}
    />
  );
}

/** Copies are asked for when somebody wants one. */
function CopyFields(props: FieldsProps) {
  const { letter } = props;
  const [asked, setAsked] = useState<readonly Copies[]>(() =>
    (['cc', 'bcc'] as const).filter((of) => letter[of] !== ''),
  );
  const others = (['cc', 'bcc'] as const).filter((of) => !asked.includes(of));
  return (
    <>
      {asked.map((of) => (
        <Addresses key={of} of={of} label={copyWords[of]} {...props} />
      ))}
      {others.length > 0 && (
        <div className={css.copies}>
          {others.map((of) => (
            <Button key={of} kind="ghost" size="small" onClick={() => setAsked([...asked, of])}>
              Add {copyWords[of]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** Files that came with the mail that is forwarded. */
function Attachments({ letter, onChange }: Omit<FieldsProps, 'problems'>) {
  const { attachments } = letter;
  if (attachments.length === 0) return null;
  return (
    <ul className={css.files} aria-label="Attachments">
      {attachments.map((file) => (
        <li key={file.name}>
          <FileTile
            name={file.name}
            bytes={file.size}
            {...(file.preview !== null && { preview: file.preview })}
            onRemove={() => onChange({ attachments: attachments.filter((one) => one !== file) })}
          />
        </li>
      ))}
    </ul>
  );
}

const titleOf = ({ subject, to }: Letter) =>
  subject.trim() === '' && to.trim() === '' ? 'New mail' : subject.trim() || 'No subject';

/** A mail being written, over the page. However it is closed, what was typed is kept among the drafts. */
export function ComposeSheet({ start, onClose }: { start: Letter; onClose(): void }) {
  const { letter, change, close, send, discard } = useLetter(start, onClose);
  const [isAsked, setAsked] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const problems = isAsked > 0 ? problemsOf(letter) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(problemsOf(letter)).length === 0) void send();
    else setAsked(isAsked + 1);
  };
  useEffect(() => {
    if (isAsked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isAsked]);
  const [title] = useState(() => titleOf(start));
  const isAnswer = start.to !== '';
  const fields = { letter, problems, onChange: change };
  return (
    <Sheet title={title} wide quick onClose={() => void close()}>
      <form ref={form} className={css.letter} aria-label="Mail" noValidate onSubmit={submit}>
        <Addresses of="to" label="To" isFirst={!isAnswer} {...fields} />
        <CopyFields {...fields} />
        <TextField
          label="Subject"
          optional
          maxLength={subjectLength}
          value={letter.subject}
          onChange={(event) => change({ subject: event.target.value })}
        />
        <RichTextField
          label="Text"
          html={start.content}
          error={problems.content}
          hasFocus={isAnswer}
          onChange={(content) => change({ content })}
        />
        <Attachments letter={letter} onChange={change} />
        <div className={css.foot}>
          <Button kind="ghost" icon={Trash2} className={css.discard} onClick={() => void discard()}>
            Discard
          </Button>
          <Button onClick={() => void close()}>Save as draft</Button>
          <Button type="submit" kind="primary" icon={Send}>
            Send
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
