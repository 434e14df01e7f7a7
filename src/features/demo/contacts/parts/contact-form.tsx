import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import {
  type Contact,
  contactTagLength,
  nameLength,
  newName,
  notesLength,
  wordsLength,
} from '#domain/demo/contacts/entities.ts';
import { changeContact } from '#domain/demo/contacts/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import * as form from '../../../../demo/row-form.css.ts';
import { RowTags } from '../../../../demo/tags/row-tags.tsx';
import { useToday } from '../../../../demo/use-today.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { useUnsaved } from '../../../../ui/confirm/use-unsaved.tsx';
import { DateField } from '../../../../ui/date-field/date-field.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { GrowingArea } from '../../../../ui/field/growing-area.tsx';
import { largestFile } from '../../../../ui/image-upload/chosen-file.ts';
import { ImageUpload } from '../../../../ui/image-upload/image-upload.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import { uploadAvatar } from '../avatar.ts';
import { differs, type Draft, draftOf, fieldsOf } from '../draft.ts';
import { callsOfTags, tagsHere } from '../here.ts';
import { EmailEntries, PhoneEntries } from './contact-entries.tsx';
import * as css from './contacts.css.ts';

interface PartProps {
  contact: Contact;
  draft: Draft;
  change(part: Partial<Draft>): void;
}

/** A new picture is kept at once; one that is taken away goes when the rest is saved. */
function Picture({ contact, draft, change }: PartProps) {
  return (
    <ImageUpload
      label="Picture"
      shape="round"
      value={draft.withoutAvatar ? null : contact.avatar}
      empty={<Avatar name={draft.name} size="profile" />}
      maxBytes={largestFile}
      camera="user"
      upload={uploadAvatar(contact.id)}
      onChange={(avatar) => change({ withoutAvatar: avatar === null })}
    />
  );
}

const tagWords = { chips: 'Tags of this contact', button: 'Tags' };

function Tags({ draft, change }: PartProps) {
  return (
    <RowTags
      words={tagWords}
      live={useLive(tagsHere)}
      chosen={draft.tags}
      calls={callsOfTags}
      longest={contactTagLength}
      onChange={(tags) => change({ tags: tags.map(({ id }) => id) })}
    />
  );
}

type Line = 'title' | 'company' | 'address';
const lines: Record<Line, string> = { title: 'Job title', company: 'Company', address: 'Address' };

function LineField({ of, draft, change }: PartProps & { of: Line }) {
  return (
    <TextField
      label={lines[of]}
      maxLength={wordsLength}
      value={draft[of]}
      onChange={(event) => change({ [of]: event.target.value })}
    />
  );
}

function NameField({ draft, change }: PartProps) {
  return (
    <TextField
      ref={useFirstFocus<HTMLInputElement>()}
      label="Name"
      maxLength={nameLength}
      value={draft.name}
      error={draft.name.trim() === '' ? 'Enter the name' : null}
      // The first key writes over what is only a word for a new one.
      onFocus={(event) => draft.name === newName && event.target.select()}
      onChange={(event) => change({ name: event.target.value })}
    />
  );
}

function Birthday({ draft, change, onProblem }: PartProps & { onProblem(problem: boolean): void }) {
  const today = useToday();
  return (
    <DateField
      label="Birthday"
      value={draft.birthday}
      today={today}
      last={today}
      onProblem={() => onProblem(true)}
      onChange={(birthday) => {
        onProblem(false);
        change({ birthday });
      }}
    />
  );
}

/** A contact being written: saved as a whole, or left as it was. Only the name must be there. */
export function ContactForm({
  contact,
  onDone,
  onDelete,
}: {
  contact: Contact;
  onDone(): void;
  onDelete(): void;
}) {
  const [before] = useState(() => draftOf(contact));
  const [draft, setDraft] = useState(before);
  const [wrongDay, setWrongDay] = useState(false);
  const [busy, setBusy] = useState(false);
  const guard = useUnsaved(wrongDay || differs(draft, before));
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const isWrong = wrongDay || draft.name.trim() === '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong || busy) return;
    setBusy(true);
    const fields = fieldsOf(draft);
    if (await attempt(callDemo(changeContact, { id: contact.id, contact: fields }))) onDone();
    else setBusy(false);
  };
  const parts = { contact, draft, change };
  return (
    <form
      className={form.form}
      aria-label="Contact"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <Picture {...parts} />
      <NameField {...parts} />
      <Tags {...parts} />
      <LineField of="title" {...parts} />
      <LineField of="company" {...parts} />
      <EmailEntries entries={draft.emails} onChange={(emails) => change({ emails })} />
      <PhoneEntries
        entries={draft.phoneNumbers}
        onChange={(phoneNumbers) => change({ phoneNumbers })}
      />
      <LineField of="address" {...parts} />
      <Birthday {...parts} onProblem={setWrongDay} />
      <GrowingArea
        label="Notes"
        size="office"
        rows={4}
        maxLength={notesLength}
        value={draft.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      <div className={css.foot}>
        <Button kind="ghost" icon={Trash2} className={css.remove} onClick={onDelete}>
          Delete contact
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" kind="primary" disabled={isWrong} busy={busy && 'Saving…'}>
          Save
        </Button>
      </div>
      {guard}
    </form>
  );
}
