import * as operations from '#domain/demo/scrumboard/operations.ts';
import { labelsOn } from '#store/demo/scrumboard/queries.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';
import { tagsOf } from '../tags.ts';
import { boardHandlers } from './boards.ts';
import { cardHandlers } from './cards.ts';
import { listHandlers } from './lists.ts';

const labels = rowsOf((demo) => demo.boardLabel);
const { remove } = tagsOf(
  (demo) => demo.boardLabel,
  (demo) => demo.boardCard,
  'labels',
);

export const scrumboardHandlers = [
  ...boardHandlers,
  ...listHandlers,
  ...cardHandlers,
  handle(operations.listLabels, (demo, { boardId }) => labelsOn(demo, boardId)),
  handle(operations.addLabel, (demo, { label }) => labels.add(demo, label)),
  handle(operations.changeLabel, (demo, { id, label }) => labels.change(demo, id, label)),
  handle(operations.deleteLabel, remove),
];
