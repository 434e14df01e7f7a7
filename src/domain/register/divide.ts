import { mostAtOnce } from './many-policies.ts';

/** UTF-16 units of JSON that a submission may have: a call of the queue carries it whole, three bytes a unit. */
const largest = 300_000;

/** Rows in their order, divided into what one submission may carry. Each part is made when it is asked for. */
export function* divided<One>(all: Iterable<One>): Generator<One[]> {
  let part: One[] = [];
  let size = 0;
  for (const one of all) {
    const more = JSON.stringify(one).length + 1;
    if (part.length > 0 && (part.length === mostAtOnce || size + more > largest)) {
      yield part;
      [part, size] = [[], 0];
    }
    part.push(one);
    size += more;
  }
  if (part.length > 0) yield part;
}
