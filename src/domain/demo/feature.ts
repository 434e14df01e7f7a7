import type { DomainFeature } from '../domain-feature.ts';
import { demoMenu } from './menu.ts';
import { resetDemo } from './reset.ts';

export const feature: DomainFeature = {
  operations: [resetDemo],
  menu: [{ under: 'demo', place: 1, entry: demoMenu }],
};
