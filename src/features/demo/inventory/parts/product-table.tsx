import PackageSearch from 'lucide-react/icons/package-search';
import { useMemo } from 'react';
import type { Product } from '#domain/demo/inventory/entities.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Pager } from '../../../../ui/pager/pager.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { openingColumn, sortable } from '../../../../ui/table/key-columns.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import * as tableCss from '../../../../ui/table/table.css.ts';
import { grouped } from '../../../../ui/time.ts';
import type { ShownProducts, View } from '../use-shown-products.ts';
import { foundWords } from '../words.ts';
import * as css from './inventory.css.ts';
import { productColumns } from './product-columns.tsx';
import { ProductForm } from './product-form.tsx';

export const pageSizes = [5, 10, 25, 100];

interface Props {
  shown: ShownProducts;
  view: View;
  isSearched: boolean;
  onView(part: Partial<View>): void;
  isUnsaved(product: Product): boolean;
  formOf(product: Product): Omit<Parameters<typeof ProductForm>[0], 'product'>;
}

function Pages({ shown: { found, page, lastPage }, view: { size }, onView }: Props) {
  const first = page * size + 1;
  const last = Math.min(first + size - 1, found);
  return (
    <div className={css.pages}>
      <Select
        label="Rows a page"
        options={pageSizes.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(size)}
        onChange={(chosen) => onView({ size: Number(chosen), page: 0, openId: null })}
      />
      <Pager
        hasEnds
        page={page + 1}
        pages={lastPage + 1}
        words={`${grouped(first)} to ${grouped(last)} of ${grouped(found)}`}
        onPage={(next) => onView({ page: next - 1, openId: null })}
      />
    </div>
  );
}

/** Products that were found, a page of them; the details of one below its row. */
export function ProductTable(props: Props) {
  const { shown, view, isSearched, onView, isUnsaved, formOf } = props;
  const { order, openId } = view;
  const columns = useMemo(() => productColumns(isUnsaved), [isUnsaved]);
  const sorted = columns.find(({ sort }) => sort === order.sort);
  const sortBy = (name: string, desc: boolean) => {
    const sort = columns.find((column) => column.name === name)?.sort ?? 'name';
    onView({ order: { sort, order: desc ? 'desc' : 'asc' }, page: 0, openId: null });
  };
  const open = (id: string | null) => onView({ openId: id, page: shown.page });
  const toggle = ({ id }: Product) => open(id === openId ? null : id);
  const opening = openingColumn<Product>({
    opened: new Set(openId === null ? [] : [openId]),
    onOpen: (opened) => open([...opened].find((id) => id !== openId) ?? null),
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
  });
  const below = (product: Product) =>
    product.id === openId ? <ProductForm product={product} {...formOf(product)} /> : null;
  return (
    <div className={css.list}>
      <output className={css.found}>{isSearched && foundWords(shown.found)}</output>
      {shown.found === 0 ? (
        <EmptyState icon={PackageSearch} title="No product has this">
          Look for another part of the name, the SKU or the barcode.
        </EmptyState>
      ) : (
        <>
          <div className={tableCss.order}>
            <Select
              label="Order by"
              options={columns
                .filter(({ sort }) => sort)
                .map(({ name }) => ({ value: name, label: name }))}
              value={sorted?.name ?? 'Name'}
              onChange={(name) => sortBy(name, false)}
            />
          </div>
          <Table
            caption="Products"
            columns={[
              ...columns.map((column) =>
                sortable(
                  column,
                  sorted && { id: sorted.name, desc: order.order === 'desc' },
                  (desc) => sortBy(column.name, desc),
                ),
              ),
              { ...opening, card: 'figure' },
            ]}
            rows={shown.products}
            rowKey={({ id }) => id}
            isMarked={({ id }) => id === openId}
            onOpen={toggle}
            below={below}
          />
          <Pages {...props} />
        </>
      )}
    </div>
  );
}
