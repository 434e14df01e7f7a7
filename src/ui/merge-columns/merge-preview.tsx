import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { PhotoAvatar } from '../avatar-group/photo-avatar.tsx';
import { Banner } from '../banner/banner.tsx';
import { Card } from '../card/card.tsx';
import { KeyValues } from '../key-values/key-values.tsx';
import * as css from './merge-columns.css.ts';
import { mergedFields, type MergeField, type MergeSide } from './merged.ts';

/** The one that will be, as it changes with each choice, and what comes along with it. */
export function MergePreview({
  name,
  fields,
  chosen,
  along,
  warning,
}: {
  /** The field that heads it. */
  name: string;
  fields: readonly MergeField[];
  chosen: Readonly<Record<string, MergeSide>>;
  /** 'Groups', 'Orlando West cell, Alpha course'. */
  along: readonly { name: string; value: string }[];
  /** 'Both were marked present on 15 November.', 'It will count once.' */
  warning?: { title: string; words: string };
}) {
  const merged = mergedFields(fields, chosen);
  const heading = merged.find(({ id }) => id === name)?.value ?? '–';
  const photo = merged.find((field) => field.photo !== null)?.photo?.shown ?? null;
  return (
    <Card>
      <section className={css.preview} aria-label="After the merge">
        <PhotoAvatar name={heading} photo={photo} size="profile" />
        <p className={css.previewName}>{heading}</p>
        <KeyValues
          facts={merged.flatMap((field) =>
            field.id === name || field.value === null
              ? []
              : [{ name: field.name, value: field.value }],
          )}
        />
        <div className={css.section}>
          <p className={css.sectionTitle}>What comes along</p>
          {along.length > 0 ? (
            <KeyValues facts={along} />
          ) : (
            <p className={css.detail}>Nothing beside these fields.</p>
          )}
        </div>
        {warning && (
          <Banner tone="warning" icon={TriangleAlert} title={warning.title}>
            {warning.words}
          </Banner>
        )}
      </section>
    </Card>
  );
}
