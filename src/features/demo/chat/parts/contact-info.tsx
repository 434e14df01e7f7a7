import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import Cake from 'lucide-react/icons/cake';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { longDay } from '#domain/values/dates/long-day.ts';
import type { ChatContactPage } from '#domain/demo/chat/entities.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { largeFace } from '../../../../demo/large-face.css.ts';
import { EmailFact, Facts, PhoneFact, TextFact } from '../../../../demo/people/facts.tsx';
import { PhotoAvatar } from '../../../../ui/avatar-group/photo-avatar.tsx';
import { Drawer } from '../../../../ui/drawer/drawer.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { from } from '../../../../ui/theme/scale.ts';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { contactHere } from '../here.ts';
import * as css from './chat.css.ts';

function Media({ pictures, name }: { pictures: readonly string[]; name: string }) {
  if (pictures.length === 0) return null;
  return (
    <>
      <p className={css.heading}>Media</p>
      <ul className={css.media}>
        {pictures.map((picture, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- pictures may be the same, and never change places
          <li key={at}>
            <img
              src={picture}
              alt={`${at + 1} of ${pictures.length}, shared with ${name}`}
              className={css.picture}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Known({ contact }: { contact: ChatContactPage }) {
  const { name, about, avatar, details, attachments } = contact;
  const { emails, phoneNumbers, title, company, birthday, address } = details;
  const [email] = emails;
  const [phone] = phoneNumbers;
  return (
    <>
      <div className={css.face}>
        <span className={largeFace}>
          <PhotoAvatar name={name} photo={avatar} size="profile" />
        </span>
        <p className={css.called}>{name}</p>
        <p className={css.about}>{about}</p>
      </div>
      <Media pictures={attachments.media} name={name} />
      <Facts>
        {email && <EmailFact {...email} />}
        {phone && <PhoneFact phone={phone} />}
        <TextFact icon={BriefcaseBusiness} name="Job title" value={title} />
        <TextFact icon={Building2} name="Company" value={company} />
        <TextFact icon={Cake} name="Birthday" value={birthday && longDay(birthday)} />
        <TextFact icon={MapPin} name="Address" value={address} />
      </Facts>
    </>
  );
}

function Contact({ id }: { id: string }) {
  const live = useLive(contactHere, id);
  if (live.state === 'loading') return <Skeleton lines={6} what="the contact" />;
  if (live.state === 'failed' || live.data === null) {
    return <p className={css.about}>This contact cannot be shown. Load the page again.</p>;
  }
  return <Known contact={live.data} />;
}

function Beside({ id, onClose }: { id: string; onClose(): void }) {
  const named = useFirstFocus<HTMLHeadingElement>();
  return (
    <aside className={css.info} aria-label="Contact info">
      <div className={css.ruled}>
        <h2 ref={named} tabIndex={-1} className={css.title}>
          Contact info
        </h2>
        <IconButton icon={X} label="Close contact info" size="touch" onClick={onClose} />
      </div>
      <div className={css.body}>
        <Contact id={id} />
      </div>
    </aside>
  );
}

/** All that is known of whom one talks to: beside the chat where there is room, else over it. */
export function ContactInfo({ id, onClose }: { id: string; onClose(): void }) {
  const beside = useMedia(from.xl);
  if (beside) return <Beside id={id} onClose={onClose} />;
  return (
    <Drawer title="Contact info" width={360} onClose={onClose}>
      <Contact id={id} />
    </Drawer>
  );
}
