import { debugged, type Debugged } from './debugging.ts';

/** Bytes that a program holds in memory. */
export interface Heap {
  /** In use, once nothing is left that could be collected. */
  inUse(): Promise<number>;
  /**
   * Bytes that the program holds in the heap, without code that the engine compiled: that comes, goes while unused, and
   * comes again as the engine sees fit, a tenth of a small heap up or down. Also without data that a browser
   * keeps beside the heap: its inspector remembers each request there, a megabyte in a long run.
   */
  held(): Promise<number>;
}

/** As much of a heap snapshot as is read here. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

function heldIn({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const others = new Set(['code', 'native'].map((name) => types[0].indexOf(name)));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!others.has(nodes[at + type] ?? -1)) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}

/** The heap of what can be debugged on this port. */
export function heapAt(port: number, type: 'node' | 'page' | 'service_worker'): Heap {
  const look = async <Found>(see: (program: Debugged) => Promise<Found>): Promise<Found> => {
    const program = await debugged(port, type);
    try {
      await program.ask('HeapProfiler.collectGarbage');
      return await see(program);
    } finally {
      // A process waits with its end for who looks into it, and a worker never ends.
      program.close();
    }
  };
  return {
    inUse: () =>
      look(async (program) => {
        const { usedSize } = await program.ask<{ usedSize: number }>('Runtime.getHeapUsage');
        return usedSize;
      }),
    held: () =>
      look(async (program) => {
        const pieces: string[] = [];
        await program.ask('HeapProfiler.takeHeapSnapshot', {}, (told) => {
          if ('chunk' in told) pieces.push(String(told.chunk));
        });
        return heldIn(JSON.parse(pieces.join('')) as Snapshot);
      }),
  };
}
