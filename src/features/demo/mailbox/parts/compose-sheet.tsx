import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { subjectLength } from '#domain/demo/mailbox/entities.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { TextField } from '../../../../ui/field/field.tsx';
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { useDropped } from '../../../../ui/use-dropped.ts';
import { type Letter, problemsOf } from '../letter.ts';
import { useAttaching } from '../use-attaching.ts';
import { AddressesField, type AddressesOf, type AddressesProps } from './addresses-field.tsx';
import { LetterFiles } from './letter-files.tsx';
import * as css from './mailbox.css.ts';
import { useLetter } from './use-letter.ts';
import { useSuggestions } from './use-suggestions.ts';

type Copies = Exclude<AddressesOf, 'to'>;
const copyWords: Record<Copies, string> = { cc: 'Cc', bcc: 'Bcc' };

/** Copies are asked for when somebody wants one. */
function CopyFields(props: AddressesProps) {
  const { letter } = props;
  const [asked, setAsked] = useState<readonly Copies[]>(() =>
    (['cc', 'bcc'] as const).filter((of) => letter[of] !== ''),
  );
  const others = (['cc', 'bcc'] as const).filter((of) => !asked.includes(of));
  return (
    <>
      {asked.map((of) => (
        <AddressesField key={of} of={of} label={copyWords[of]} {...props} />
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

const titleOf = ({ subject, to }: Letter) =>
  subject.trim() === '' && to.trim() === '' ? 'New mail' : subject.trim() || 'No subject';

/** A mail being written, over the page. However it is closed, what was typed is kept among the drafts. */
export function ComposeSheet({ start, onClose }: { start: Letter; onClose(): void }) {
  const { letter, change, attach, detach, close, send, discard } = useLetter(start, onClose);
  const attaching = useAttaching(attach);
  // A paste belongs to the text: what was copied with it is often there as a picture once more.
  const [isOver, { onPaste: _, ...places }] = useDropped(attaching.take);
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
  const suggest = useSuggestions();
  const fields = { letter, problems, suggest, onChange: change };
  return (
    <Sheet title={title} wide quick onClose={() => void close()}>
      <form
        ref={form}
        className={cx(css.letter, isOver && css.over)}
        aria-label="Mail"
        noValidate
        onSubmit={submit}
        {...places}
      >
        <AddressesField of="to" label="To" isFirst={!isAnswer} {...fields} />
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
        <LetterFiles files={letter.attachments} attaching={attaching} onRemove={detach} />
        <div className={css.foot}>
          <Button kind="ghost" icon={Trash2} className={css.discard} onClick={() => void discard()}>
            Discard
          </Button>
          <Button onClick={() => void close()}>Save as draft</Button>
          <Button
            type="submit"
            kind="primary"
            icon={Send}
            // Sent now, it would go without them.
            busy={attaching.busy && 'Attaching…'}
          >
            Send
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
