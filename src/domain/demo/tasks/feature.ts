import type { DomainFeature } from '../../domain-feature.ts';
import {
  addTag,
  addTask,
  changeTag,
  changeTask,
  deleteTag,
  deleteTask,
  listTags,
  listTasks,
  orderTasks,
  readTask,
  searchTasks,
} from './operations.ts';

export const feature: DomainFeature = {
  operations: [
    listTags,
    addTag,
    changeTag,
    deleteTag,
    listTasks,
    searchTasks,
    orderTasks,
    readTask,
    addTask,
    changeTask,
    deleteTask,
  ],
};
