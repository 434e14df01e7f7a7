import {
  codeLength,
  descriptionLength,
  type Maker,
  mostKilograms,
  mostStock,
  nameLength,
  newProductName,
  type ProductFields as Fields,
} from '#domain/demo/inventory/entities.ts';
import { parseCount } from '#domain/values/count.ts';
import { type Live, useLive } from '../../../../api/live-queries/use-live.ts';
import { exactRand } from '../../../../demo/money.ts';
import { CheckedField } from '../../../../ui/field/checked-field.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { GrowingArea } from '../../../../ui/field/growing-area.tsx';
import { MoneyField } from '../../../../ui/field/money-field.tsx';
import * as more from '../../../../ui/field/more-fields.css.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { grouped } from '../../../../ui/time.ts';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import type { Change } from '../draft.ts';
import { brandsHere, categoriesHere, vendorsHere } from '../here.ts';
import { decimalWords, readDecimal } from '../read-number.ts';
import * as css from './inventory.css.ts';

/** Tells that a field has a text that cannot be read, or has none any more. */
export type OnProblem = (field: keyof Fields, isWrong: boolean) => void;

interface Props {
  draft: Fields;
  change: Change;
  onProblem: OnProblem;
}

function Name({ draft, change }: Props) {
  const first = useFirstFocus<HTMLInputElement>();
  const isNew = draft.name === newProductName;
  return (
    <TextField
      {...(isNew && { ref: first })}
      label="Name"
      maxLength={nameLength}
      value={draft.name}
      error={draft.name.trim() === '' ? 'Enter the name' : null}
      // The first key writes over what is only a word for a new one.
      onFocus={(event) => isNew && event.target.select()}
      onChange={(event) => change({ name: event.target.value })}
    />
  );
}

function Code({ of, label, draft, change }: Props & { of: 'sku' | 'barcode'; label: string }) {
  return (
    <TextField
      label={label}
      maxLength={codeLength}
      autoComplete="off"
      value={draft[of] ?? ''}
      onChange={(event) => change({ [of]: event.target.value })}
    />
  );
}

type Kind = 'category' | 'brand' | 'vendor';

function OneOf({
  of,
  label,
  live,
  draft,
  change,
}: Props & { of: Kind; label: string; live: Live<readonly Maker[]> }) {
  const all = live.state === 'ready' ? live.data : [];
  return (
    <SelectField
      label={label}
      options={[
        { value: '', label: 'None' },
        ...all.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={draft[of] ?? ''}
      onChange={(id) => change({ [of]: id === '' ? null : id })}
    />
  );
}

type Amount = 'cost' | 'basePrice' | 'price';

function Money({
  of,
  label,
  hint,
  draft,
  change,
  onProblem,
}: Props & { of: Amount; label: string; hint?: string | undefined }) {
  return (
    <MoneyField
      label={label}
      hint={hint}
      value={draft[of]}
      onProblem={() => onProblem(of, true)}
      onChange={(cents) => {
        onProblem(of, false);
        change({ [of]: cents ?? 0 });
      }}
    />
  );
}

function readPieces(typed: string) {
  const found = parseCount(typed);
  if (!found.ok) return found;
  const value = found.count ?? 0;
  return value > mostStock
    ? ({ ok: false, problem: `Enter at most ${grouped(mostStock)}` } as const)
    : ({ ok: true, value } as const);
}

const percent = { unit: '%', shown: decimalWords, read: readDecimal(100, '%') };
const kilograms = { unit: 'kg', shown: decimalWords, read: readDecimal(mostKilograms, 'kg') };
const pieces = { unit: null, shown: String, read: readPieces };
type Numbered = 'stock' | 'reserved' | 'taxPercent' | 'weight';

function NumberOf({
  of,
  label,
  as: { unit, shown, read },
  draft,
  change,
  onProblem,
}: Props & { of: Numbered; label: string; as: typeof percent | typeof pieces }) {
  return (
    <CheckedField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      trailing={unit !== null && <span className={more.affix}>{unit}</span>}
      value={draft[of]}
      shown={shown}
      read={read}
      onProblem={() => onProblem(of, true)}
      onChange={(value) => {
        onProblem(of, false);
        change({ [of]: value });
      }}
    />
  );
}

/** Said where the price is another one than base price and tax together make. */
function priceHint({ basePrice, taxPercent, price }: Fields): string | undefined {
  const together = Math.round(basePrice * (1 + taxPercent / 100));
  const isNear = Math.abs(together - price) <= 1;
  return isNear || basePrice === 0 ? undefined : `With tax ${exactRand(together)}`;
}

/** Texts and numbers of a product. */
export function ProductFields(props: Props) {
  const { draft, change } = props;
  return (
    <div className={css.fields}>
      <div className={css.span.four}>
        <Name {...props} />
      </div>
      <div className={css.span.two}>
        <Code of="sku" label="SKU" {...props} />
      </div>
      <div className={css.span.two}>
        <OneOf of="category" label="Category" live={useLive(categoriesHere)} {...props} />
      </div>
      <div className={css.span.two}>
        <OneOf of="brand" label="Brand" live={useLive(brandsHere)} {...props} />
      </div>
      <div className={css.span.two}>
        <OneOf of="vendor" label="Vendor" live={useLive(vendorsHere)} {...props} />
      </div>
      <div className={css.span.two}>
        <Money of="cost" label="Cost" {...props} />
      </div>
      <div className={css.span.two}>
        <Money of="basePrice" label="Base price" {...props} />
      </div>
      <div className={css.span.two}>
        <Money of="price" label="Price" hint={priceHint(draft)} {...props} />
      </div>
      <div className={css.span.one}>
        <NumberOf of="taxPercent" label="Tax" as={percent} {...props} />
      </div>
      <div className={css.span.one}>
        <NumberOf of="stock" label="Stock" as={pieces} {...props} />
      </div>
      <div className={css.span.one}>
        <NumberOf of="reserved" label="Reserved" as={pieces} {...props} />
      </div>
      <div className={css.span.one}>
        <NumberOf of="weight" label="Weight" as={kilograms} {...props} />
      </div>
      <div className={css.span.two}>
        <Code of="barcode" label="Barcode" {...props} />
      </div>
      <div className={css.span.all}>
        <GrowingArea
          label="Description"
          size="office"
          rows={2}
          maxLength={descriptionLength}
          value={draft.description ?? ''}
          onChange={(event) => change({ description: event.target.value })}
        />
      </div>
    </div>
  );
}
