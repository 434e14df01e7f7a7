import { Link } from '@tanstack/react-router';
import { followUpKind } from '#domain/follow-ups/follow-up-words.ts';
import { connectionKind } from '#domain/people/connection-words.ts';
import { type Grant, holds } from '#domain/permissions.ts';
import { openOrganisation } from '#store/organisation/open-organisation.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import type { Option } from '../../../ui/option-list/option-list.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import * as css from '../settings.css.ts';
import { AgesCard } from './ages-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { LookCard } from './look-card.tsx';
import { OrganisationClash } from './organisation-clash.tsx';
import { ProfileCard } from './profile-card.tsx';
import { WordsCard } from './words-card.tsx';

function Sections({ layouts }: { layouts: readonly Option[] }) {
  const live = useLive(openOrganisation);
  if (live.state === 'failed') return <NotRead title="Could not load your organisation" />;
  if (live.state === 'loading') return <Skeleton lines={6} what="your organisation" />;
  const open = live.data;
  return (
    <div className={css.cards}>
      {open.clashing.map((clash) => (
        <OrganisationClash key={clash.itemId} clash={clash} />
      ))}
      <ProfileCard open={open} />
      <ContactCard open={open} />
      <AgesCard open={open} />
      <WordsCard
        open={open}
        kind={connectionKind}
        title="Connection statuses"
        words="Your own words for how close people are to the church. Empty: the word of Ibandla. People who have a status that you no longer offer keep it."
      />
      <WordsCard
        open={open}
        kind={followUpKind}
        title="Types of follow-ups"
        words="Your own words for why somebody is called or visited. Empty: the word of Ibandla. Follow-ups of a type that you no longer offer keep it."
      />
      <LookCard open={open} layouts={layouts} />
    </div>
  );
}

/** Screen v3, "Tenant profile": what an organisation says of itself to its people. */
export function OrganisationScreen({
  name,
  grants,
  layouts,
}: {
  name: string;
  grants: readonly Grant[];
  layouts: readonly Option[];
}) {
  return (
    <div className={css.page}>
      <PageHeader
        title="Organisation"
        facts={`For everybody in ${name}`}
        actions={
          holds(grants, 'audit.view') && (
            <Link
              className={buttonLook({})}
              to="/pages/settings/audit-log"
              search={{ area: 'settings' }}
            >
              Audit log
            </Link>
          )
        }
      />
      <Sections layouts={layouts} />
    </div>
  );
}
