import { useNavigate } from '@tanstack/react-router';
import type { FolderId, Mail } from '#domain/demo/mailbox/entities.ts';
import { deleteMail } from '#domain/demo/mailbox/operations.ts';
import type { Place } from '#domain/demo/mailbox/places.ts';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { change, type MailChange } from '../here.ts';
import { splatOf } from '../mailbox-address.ts';
import { moveMail } from '../move-mail.ts';
import { subjectOf } from '../words.ts';

export interface MailActs {
  leave(): void;
  set(fields: MailChange): void;
  toggle(mark: 'starred' | 'important'): void;
  /** `slug` of a label, and whether the mail has it. */
  label(label: { id: string; slug: string }, isOn: boolean): void;
  move(folder: FolderId): void;
  remove(): void;
}

/** Acts on the mail that is open. One that leaves the list that is shown closes. */
export function useMailActs(mail: Mail, place: Place, page: number): MailActs {
  const navigate = useNavigate();
  const { id, labels } = mail;
  const leave = () =>
    void navigate({ to: '/apps/mailbox/$', params: { _splat: splatOf(place, page) } });
  const set = (fields: MailChange) => void attempt(change(id, fields));
  const isHere = (of: Place['of'], slug: string) => place.of === of && place.slug === slug;
  return {
    leave,
    set,
    toggle(mark) {
      if (mail[mark] && isHere('filter', mark)) leave();
      set({ [mark]: !mail[mark] });
    },
    label(label, isOn) {
      const others = labels.filter((one) => one !== label.id);
      if (!isOn && isHere('label', label.slug)) leave();
      set({ labels: isOn ? [...others, label.id] : others });
    },
    move(folder) {
      leave();
      void moveMail(mail, folder);
    },
    remove() {
      leave();
      void deleteRow(deleteMail, { id, name: subjectOf(mail) });
    },
  };
}
