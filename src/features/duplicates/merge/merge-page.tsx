import { Link, useNavigate } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Merge from 'lucide-react/icons/merge';
import Undo2 from 'lucide-react/icons/undo-2';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { undoDays } from '#domain/duplicates/merge.ts';
import { bestSide, isAlike, mergedFields, type Side } from '#domain/duplicates/merge-fields.ts';
import { Failure } from '#domain/errors.ts';
import type { OrganisationTerms } from '#domain/organisation/terms.ts';
import { connectionText } from '#domain/people/connection-words.ts';
import type { Person } from '#domain/people/entities.ts';
import { likenessOf, likenessWords } from '#domain/people/likeness.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import type { Titles } from '#domain/register/field-text.ts';
import { twoPeople, type TwoPeople } from '#store/duplicates/two-people.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MergeColumns } from '../../../ui/merge-columns/merge-columns.tsx';
import { MergePreview } from '../../../ui/merge-columns/merge-preview.tsx';
import type { MergeField } from '../../../ui/merge-columns/merged.ts';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { NotSameKey } from '../pairs/not-same-key.tsx';
import * as css from './merge-page.css.ts';
import { saveMerge } from './save-merge.ts';
import { mergeWarning, whatComesAlong } from './what-comes-along.ts';

const title = 'Merge two people';
const trail = [
  { title: 'People', to: '/apps/people' },
  { title: 'Duplicates', to: '/apps/people/duplicates' },
];

/** The fields that either of the two says. */
function fieldsOf(
  { both, terms }: TwoPeople,
  titles: Titles,
  pictureOf: ReturnType<typeof usePictures>,
): MergeField[] {
  const photoOf = ({ pictureId, photoUrl }: Person) =>
    pictureId ? { id: pictureId, shown: pictureOf(photoUrl) } : null;
  const reading = { fields: { ...people.fields, ...people.inTerms?.(terms).fields } };
  const photos = [photoOf(both[0]), photoOf(both[1])] as const;
  return mergedFields.flatMap(({ id, label, text }) => {
    const values = [text(both[0], titles, reading), text(both[1], titles, reading)] as const;
    if (values.every((value) => value === null)) return [];
    return [{ id, name: label, values, ...(id === 'pictureId' && { photos }) }];
  });
}

/** The side of each field: as chosen, else the better one. */
function sidesOf({ both }: TwoPeople, chosen: Readonly<Record<string, Side>>) {
  const sides = mergedFields.map((field) => [field.id, chosen[field.id] ?? bestSide(field, both)]);
  return Object.fromEntries(sides) as Record<string, Side>;
}

function detailOf(
  { churchId, connectionStatus }: Person,
  titles: Titles,
  { connectionWords }: OrganisationTerms,
): string {
  const connection = connectionText(connectionWords, connectionStatus);
  return [titles.get(churchId), connection].filter(Boolean).join(', ');
}

function reasonFor({ both: [one, other] }: TwoPeople): string {
  const why = likenessOf(one, other);
  return why === null
    ? 'Nothing says that they are one person: look closely.'
    : `They look like one person: ${likenessWords[why]}.`;
}

/** The choice of somebody, and how it is sent. */
function useMerge({ both }: TwoPeople) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function merge(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { id: personId } = await saveMerge(both, chosen);
      void navigate({ to: '/pages/profile/$personId', params: { personId } });
    } catch (error) {
      setBusy(false);
      setFailure(error instanceof Failure ? error.message : 'This was not saved. Try again');
    }
  }
  const choose = (field: string, side: Side) => setChosen({ ...chosen, [field]: side });
  return { chosen, choose, failure, busy, merge };
}

function Columns({ two }: { two: TwoPeople }) {
  const { both, mayMerge } = two;
  const titles: Titles = new Map(two.churches);
  const { chosen, choose, failure, busy, merge } = useMerge(two);
  const sides = sidesOf(two, chosen);
  const fields = fieldsOf(two, titles, usePictures());
  const warning = mergeWarning(two);
  const isSame = mergedFields.every((field) => isAlike(field, both));
  return (
    <div className={css.page}>
      <PageHeader
        title={title}
        facts={reasonFor(two)}
        trail={trail}
        actions={
          mayMerge && (
            <>
              <NotSameKey both={both} />
              <Button
                kind="primary"
                icon={Merge}
                busy={busy && 'Merging…'}
                onClick={() => void merge()}
              >
                Merge into one
              </Button>
            </>
          )
        }
      />
      {failure && <Banner tone="danger" icon={CircleAlert} title={`${failure}.`} />}
      {!mayMerge && (
        <Banner tone="warning" icon={CircleAlert} title="You may not merge these two.">
          Ask an administrator of both churches.
        </Banner>
      )}
      <div className={css.columns}>
        <div className={css.choice}>
          <MergeColumns
            people={[
              { name: nameOf(both[0]), detail: detailOf(both[0], titles, two.terms) },
              { name: nameOf(both[1]), detail: detailOf(both[1], titles, two.terms) },
            ]}
            fields={fields}
            chosen={sides}
            onChoose={choose}
          />
          {isSame && <p className={css.note}>Both records say the same.</p>}
          <p className={css.note}>
            <Icon of={Undo2} size="sm" />
            You can undo a merge for {undoDays} days. Both histories are kept.
          </p>
        </div>
        <MergePreview
          name="name"
          fields={fields}
          chosen={sides}
          along={whatComesAlong(two, sides)}
          {...(warning && { warning })}
        />
      </div>
    </div>
  );
}

function Unknown() {
  return (
    <EmptyState
      icon={UserRoundX}
      heading="h1"
      title="We can’t find both people"
      action={
        <Link to="/apps/people/duplicates" className={buttonLook({ size: 'touch' })}>
          Go to duplicates
        </Link>
      }
    >
      One of the two may have been merged already, or is in a church that you don’t look after.
    </EmptyState>
  );
}

/** Two records of one person, side by side: picture v4. */
export function MergePage({ id, otherId }: { id: string; otherId: string }) {
  const live = useLive(twoPeople, id, otherId);
  if (live.state === 'failed') return <NotRead title="Could not load these people" heading="h1" />;
  if (live.state === 'loading' || live.data.state === 'filling') {
    return (
      <div className={css.page}>
        <PageHeader title={title} trail={trail} />
        <Skeleton lines={10} what="both people" />
      </div>
    );
  }
  if (live.data.state === 'unknown') return <Unknown />;
  const { two } = live.data;
  return <Columns two={two} />;
}
