import Check from 'lucide-react/icons/check';
import ImageIcon from 'lucide-react/icons/image';
import X from 'lucide-react/icons/x';
import type { Product } from '#domain/demo/inventory/entities.ts';
import type { ProductSort } from '#domain/demo/inventory/product-page.ts';
import { exactRand } from '../../../../demo/money.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { Column } from '../../../../ui/table/table.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { stockLevel } from '../words.ts';
import * as css from './inventory.css.ts';

function Thumbnail({ address }: { address: string | null }) {
  if (address !== null) return <img src={address} alt="" className={css.thumbnail} />;
  return (
    <span className={css.noThumbnail}>
      <Icon of={ImageIcon} size="sm" />
    </span>
  );
}

/** The bar is full at 50. */
const fullShelf = 50;

function Stock({ stock }: { stock: number }) {
  const { level, words } = stockLevel(stock);
  return (
    <span className={css.stock}>
      {stock}
      <span className={css.shelf}>
        <span
          className={css.level[level]}
          style={{ height: `${Math.min(100, (stock / fullShelf) * 100)}%` }}
        />
      </span>
      <span className={visuallyHidden}>{words}</span>
    </span>
  );
}

function Active({ active }: { active: boolean }) {
  return (
    <span className={active ? css.yes : css.no}>
      <Icon of={active ? Check : X} size="sm" />
      <span className={visuallyHidden}>{active ? 'Yes' : 'No'}</span>
    </span>
  );
}

export type ProductColumn = Column<Product> & { sort?: ProductSort };

/** @param isUnsaved of a product with changes that are not saved */
export function productColumns(isUnsaved: (product: Product) => boolean): ProductColumn[] {
  return [
    {
      name: 'Picture',
      control: true,
      card: 'key',
      head: <span className={visuallyHidden}>Picture</span>,
      cell: ({ thumbnail }) => <Thumbnail address={thumbnail} />,
    },
    {
      name: 'SKU',
      sort: 'sku',
      // Ends the line of picture and name on a card.
      card: 'line',
      hidePriority: 'second',
      value: ({ sku }) => sku,
      cell: ({ sku }) => sku ?? '',
    },
    {
      name: 'Name',
      sort: 'name',
      card: 'title',
      wraps: true,
      value: ({ name }) => name,
      cell: (product) => (
        <>
          {product.name}
          {isUnsaved(product) && <span className={css.unsaved}>Not saved</span>}
        </>
      ),
    },
    {
      name: 'Price',
      sort: 'price',
      number: true,
      value: ({ price }) => price,
      cell: ({ price }) => exactRand(price),
    },
    {
      name: 'Stock',
      sort: 'stock',
      number: true,
      hidePriority: 'first',
      value: ({ stock }) => stock,
      cell: ({ stock }) => <Stock stock={stock} />,
    },
    {
      name: 'Active',
      sort: 'active',
      hidePriority: 'first',
      value: ({ active }) => Number(active),
      cell: ({ active }) => <Active active={active} />,
    },
  ];
}
