import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useEffect, useState } from 'react';
import type { Product, ProductFields as Fields } from '#domain/demo/inventory/entities.ts';
import { changeProduct } from '#domain/demo/inventory/operations.ts';
import { tagLength } from '#domain/demo/tag.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { tagChoices } from '../../../../demo/tags/tag-choices.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { TagChoice } from '../../../../ui/tag-panel/tag-choice.tsx';
import { type Change, differs, savedFields } from '../draft.ts';
import { callsOfTags, tagsHere } from '../here.ts';
import * as css from './inventory.css.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductImages } from './product-images.tsx';

function Tags({ chosen, change }: { chosen: readonly string[]; change: Change }) {
  const live = useLive(tagsHere);
  // A choice made before the tags are known would drop those that the product has.
  if (live.state !== 'ready') return <div className={css.tags} />;
  const choices = tagChoices({
    tags: live.data,
    chosen,
    calls: callsOfTags,
    onChange: (tags) => change({ tags: tags.map(({ id }) => id) }),
  });
  return (
    <fieldset className={css.tags}>
      <legend className={css.legend}>Tags</legend>
      <div className={css.tagBox}>
        <TagChoice longest={tagLength} {...choices} />
      </div>
    </fieldset>
  );
}

type Flash = 'updated' | 'failed' | null;
/** How long (ms) it says that the product was saved, or not. */
const flashMs = 3000;

function FlashWords({ flash }: { flash: Flash }) {
  return (
    <output className={flash === 'failed' ? css.flash.failed : css.flash.updated}>
      {flash && <Icon of={flash === 'failed' ? CircleAlert : CircleCheck} size="sm" />}
      {flash === 'updated' && 'Product updated'}
      {flash === 'failed' && 'Not saved. Try again'}
    </output>
  );
}

/** Problems of fields whose text cannot be read. */
function useProblems() {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const onProblem = (field: string, isWrong: boolean) =>
    setWrong((now) => {
      const next = new Set(now);
      if (isWrong) next.add(field);
      else next.delete(field);
      return next;
    });
  return { isWrong: wrong.size > 0, onProblem };
}

/** A product below its row: written, then saved as a whole. What is not saved stays here until it is. */
export function ProductForm({
  product,
  draft,
  onDraft,
  onSaved,
  onDelete,
}: {
  product: Product;
  draft: Fields;
  onDraft: Change;
  onSaved(): void;
  onDelete(): void;
}) {
  const [flash, setFlash] = useState<Flash>(null);
  const [busy, setBusy] = useState(false);
  const { isWrong, onProblem } = useProblems();
  useEffect(() => {
    if (flash === null) return;
    const over = setTimeout(() => setFlash(null), flashMs);
    return () => clearTimeout(over);
  }, [flash]);
  const cannotSave = isWrong || draft.name.trim() === '' || !differs(draft, product);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (cannotSave || busy) return;
    setBusy(true);
    const saved = await attempt(
      callDemo(changeProduct, { id: product.id, product: savedFields(draft) }),
    );
    setBusy(false);
    setFlash(saved ? 'updated' : 'failed');
    if (saved) onSaved();
  };
  return (
    <form
      className={css.form}
      aria-label={product.name}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <div className={css.aside}>
        <ProductImages name={product.name} images={product.images} />
        <Switch label="Active" on={draft.active} onChange={(active) => onDraft({ active })} />
      </div>
      <ProductFields draft={draft} change={onDraft} onProblem={onProblem} />
      <Tags chosen={draft.tags} change={onDraft} />
      <div className={css.foot}>
        <Button kind="ghost" icon={Trash2} className={css.remove} onClick={onDelete}>
          Delete
        </Button>
        <FlashWords flash={flash} />
        <Button type="submit" kind="primary" disabled={cannotSave} busy={busy && 'Saving…'}>
          Update
        </Button>
      </div>
    </form>
  );
}
