import { vi } from 'vitest';

/** A request that a test answers: XMLHttpRequest as far as pictures are sent by it. */
export class FakeLine extends EventTarget {
  method = '';
  url = '';
  headers: Record<string, string> = {};
  body: Blob | null = null;
  aborted = false;
  upload = new EventTarget();
  status = 0;
  responseText = '';

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(): string {
    return 'application/json';
  }
  send(body: Blob): void {
    this.body = body;
  }
  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  progress(loaded: number, total: number): void {
    const event = Object.assign(new Event('progress'), { lengthComputable: true, loaded, total });
    this.upload.dispatchEvent(event);
  }
  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
  lose(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Every request from now on, in their order. */
export function fakeLine(): FakeLine[] {
  const lines: FakeLine[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeLine {
      constructor() {
        super();
        lines.push(this);
      }
    },
  );
  return lines;
}
