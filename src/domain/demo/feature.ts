import type { DomainFeature } from '../domain-feature.ts';
import { demoMenu } from './menu.ts';
import { resetDemo } from './reset.ts';
import { undoDeletion } from './undo.ts';

export const feature: DomainFeature = {
  operations: [resetDemo, undoDeletion],
  menu: [{ under: 'demo', place: 1, entry: demoMenu }],
};
