import { centered } from './centered/centered.tsx';
import { classic } from './classic/classic.tsx';
import { classy } from './classy/classy.tsx';
import { compact } from './compact/compact.tsx';
import { dense } from './dense/dense.tsx';
import { empty } from './empty/empty.ts';
import { enterprise } from './enterprise/enterprise.tsx';
import type { Layout } from './frame/layout.ts';
import { futuristic } from './futuristic/futuristic.tsx';
import type { LayoutName } from './layout-names.ts';
import { material } from './material/material.tsx';
import { modern } from './modern/modern.tsx';
import { thin } from './thin/thin.tsx';

/** S2-097: the eleven, by name. */
export const layouts: Record<LayoutName, Layout> = {
  classic,
  classy,
  dense,
  thin,
  compact,
  futuristic,
  modern,
  enterprise,
  material,
  centered,
  empty,
};
