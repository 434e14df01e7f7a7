import { galleries } from '../parts/galleries.ts';
import { PartExamples } from '../parts/part-examples.tsx';

/** Every part with its states. */
export function EveryPart() {
  return [...galleries.keys()].map((name) => <PartExamples key={name} name={name} />);
}
