import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { Product } from '#domain/demo/inventory/entities.ts';
import { addProduct, deleteProduct } from '#domain/demo/inventory/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { DeleteSheet } from '../../../../demo/delete-sheet.tsx';
import { DemoPage } from '../../../../demo/demo-page.tsx';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useUnsaved } from '../../../../ui/confirm/use-unsaved.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { productsHere } from '../here.ts';
import { ProductTable } from '../parts/product-table.tsx';
import { useDrafts } from '../use-drafts.ts';
import { useShownProducts, type View } from '../use-shown-products.ts';
import { amountWords } from '../words.ts';

const words = {
  icon: Package,
  what: 'the products',
  failed: 'The products cannot be read',
  empty: { title: 'No products yet', text: 'Add the first one, or reset the demo data.' },
};

const firstView: View = {
  order: { sort: 'name', order: 'asc' },
  page: 0,
  size: 10,
  openId: null,
};

function Products({
  all,
  search,
  view,
  onView,
}: {
  all: readonly Product[];
  search: string;
  view: View;
  onView(part: Partial<View>): void;
}) {
  const { isUnsaved, draftOf, change, forget } = useDrafts();
  const [asking, setAsking] = useState<Product | null>(null);
  const shown = useShownProducts(all, search, view);
  const guard = useUnsaved(all.some(isUnsaved));
  const remove = ({ id, name }: Product) => {
    setAsking(null);
    onView({ openId: null });
    forget(id);
    void deleteRow(deleteProduct, { id, name });
  };
  return (
    <>
      <ProductTable
        shown={shown}
        view={view}
        isSearched={search.trim() !== ''}
        onView={onView}
        isUnsaved={isUnsaved}
        formOf={(product) => ({
          draft: draftOf(product),
          onDraft: (part) => change(product, part),
          onSaved: () => forget(product.id),
          onDelete: () => setAsking(product),
        })}
      />
      {asking && (
        <DeleteSheet what="product" onClose={() => setAsking(null)} onDelete={() => remove(asking)}>
          “{asking.name}” goes with its pictures.
        </DeleteSheet>
      )}
      {guard}
    </>
  );
}

/** S2-073: watches to sell, a page of them at a time; the details of one open under its row. */
export function InventoryScreen({ menu }: { menu: ReactNode }) {
  const list = useLive(productsHere);
  const [typed, setTyped] = useState('');
  const [view, setView] = useState(firstView);
  const search = useDeferredValue(typed);
  const look = (part: Partial<View>) => setView((now) => ({ ...now, ...part }));
  const find = (text: string) => {
    setTyped(text);
    look({ page: 0, openId: null });
  };
  const add = async () => {
    const { id } = await callDemo(addProduct, {});
    // A search would hide the new one.
    setTyped('');
    look({ openId: id });
  };
  const onAdd = () => void attempt(add());
  useShortcuts({ '/': onAdd });
  return (
    <DemoPage
      title="Inventory"
      facts={list.state === 'ready' && amountWords(list.data)}
      actions={
        <>
          <SearchBox label="Search products" value={typed} onChange={find} />
          {menu}
          <Tooltip text="Add a product" keys="Ctrl /">
            <Button kind="primary" icon={Plus} onClick={onAdd}>
              Add a product
            </Button>
          </Tooltip>
        </>
      }
      list={list}
      words={words}
    >
      {(all) => <Products all={all} search={search} view={view} onView={look} />}
    </DemoPage>
  );
}
