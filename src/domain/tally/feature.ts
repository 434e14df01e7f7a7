import type { DomainFeature } from '../domain-feature.ts';
import { doorCount } from './door-count.ts';
import { tellDoor } from './tell-door.ts';

export const feature: DomainFeature = { entities: [doorCount], operations: [tellDoor] };
