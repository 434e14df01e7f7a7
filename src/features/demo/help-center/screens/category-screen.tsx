import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { amount } from '../../../../demo/amount.ts';
import * as page from '../../../../demo/demo-page.css.ts';
import { OpenedRow } from '../../../../demo/opened-row.tsx';
import { PageHeader } from '../../../../ui/page-header/page-header.tsx';
import { categoryHere } from '../here.ts';
import { GuideLink } from '../parts/guide-link.tsx';
import * as css from '../parts/help-center.css.ts';

/** All guides of a category. */
export function CategoryScreen({ slug, menu }: { slug: string; menu: ReactNode }) {
  const navigate = useNavigate();
  return (
    <OpenedRow
      query={categoryHere}
      id={slug}
      word="guide category"
      onMissing={() => void navigate({ to: '/apps/help-center/guides', replace: true })}
    >
      {(category) => (
        <div className={page.page}>
          <div className={page.main}>
            <PageHeader
              title={category.title}
              facts={amount(category.guides.length, 'guide')}
              actions={menu}
            />
            <ul className={css.links} aria-label={`Guides of ${category.title}`}>
              {category.guides.map((guide) => (
                <li key={guide.id}>
                  <GuideLink found={{ category, guide }} isWhole />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </OpenedRow>
  );
}
