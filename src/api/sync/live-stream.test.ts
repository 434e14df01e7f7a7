import { expect, test, vi } from 'vitest';
import { memoryLocks } from '../../../tests/support/locks.ts';
import { keepListening } from './live-stream.ts';

function streamOf(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(body);
}

test('pulls once when it opens, and for each change, wherever the network cuts the stream', async () => {
  const stop = new AbortController();
  let changes = 0;
  let opened = 0;
  await keepListening(
    {
      fetch: async () => {
        opened += 1;
        stop.abort();
        return streamOf(
          ': here\n\ndata: {"type":"chan',
          'ges","v":4}\n\ndata: {"type":"other"}\n\n',
          'data: {"type":"changes","v":5}\n\n',
        );
      },
      locks: memoryLocks(),
      random: () => 0,
      onOpen: () => undefined,
      onBreak: () => undefined,
      onChanges: () => {
        changes += 1;
      },
    },
    stop.signal,
  );
  expect(opened).toBe(1);
  expect(changes).toBe(3);
});

test('comes back after a stream that ended, and after one that was refused; says each time that it broke', async () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  let breaks = 0;
  const answers = [
    () => streamOf(),
    () => new Response(null, { status: 503 }),
    () => {
      stop.abort();
      return streamOf();
    },
  ];
  const listening = keepListening(
    {
      fetch: async () => answers.shift()?.() ?? new Response(null, { status: 500 }),
      locks: memoryLocks(),
      random: () => 1,
      onOpen: () => undefined,
      onBreak: () => {
        breaks += 1;
      },
      onChanges: () => undefined,
    },
    stop.signal,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await listening;
  vi.useRealTimers();
  expect(answers).toEqual([]);
  expect(breaks).toBe(2);
});
