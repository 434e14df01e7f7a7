import type { StoreFeature } from '../../store-feature.ts';

export const feature: StoreFeature = {
  tables: {
    board: 'id, lastActivity',
    boardList: 'id, boardId',
    boardCard: 'id, boardId, listId',
    boardLabel: 'id, boardId',
  },
};
