import type { DomainFeature } from '../domain-feature.ts';
import { addPicture, readPicture } from './operations.ts';

export const feature: DomainFeature = { operations: [addPicture, readPicture] };
