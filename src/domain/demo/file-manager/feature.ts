import type { DomainFeature } from '../../domain-feature.ts';
import { addFolder, changeFile, deleteFile, listFolder, uploadFile } from './operations.ts';

export const feature: DomainFeature = {
  operations: [listFolder, uploadFile, addFolder, changeFile, deleteFile],
};
