import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { TeamMember } from '#domain/demo/dashboards/project.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { buttonLook } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import * as page from '../parts/dashboard.css.ts';
import * as css from './project.css.ts';

/** The people of the project, with a way to write to each and to call. */
export function Team({ team }: { team: readonly TeamMember[] }) {
  return (
    <ul className={page.quarters}>
      {team.map(({ id, name, title, email, phone }) => (
        <li key={id} className={css.member}>
          <Avatar name={name} size="profile" />
          <div className={css.memberWords}>
            <p className={page.title}>{name}</p>
            <p className={page.facts}>{title}</p>
          </div>
          <div className={css.memberKeys}>
            <a
              className={buttonLook({ wide: true })}
              href={`mailto:${email}`}
              aria-label={`Email ${name}`}
            >
              <Icon of={Mail} size="sm" />
              Email
            </a>
            <a
              className={buttonLook({ wide: true })}
              href={`tel:${phone.replaceAll(' ', '')}`}
              aria-label={`Call ${name}`}
            >
              <Icon of={Phone} size="sm" />
              Call
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
