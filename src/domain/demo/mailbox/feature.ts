import type { DomainFeature } from '../../domain-feature.ts';
import {
  addLabel,
  attachFile,
  changeLabel,
  changeMail,
  changeSettings,
  deleteLabel,
  deleteMail,
  listFilters,
  listFolders,
  listLabels,
  listMails,
  readMail,
  readSettings,
  writeMail,
} from './operations.ts';

export const feature: DomainFeature = {
  operations: [
    readSettings,
    changeSettings,
    listFolders,
    listFilters,
    listLabels,
    addLabel,
    changeLabel,
    deleteLabel,
    listMails,
    readMail,
    changeMail,
    writeMail,
    attachFile,
    deleteMail,
  ],
};
