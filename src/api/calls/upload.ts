import { transportParts } from './api-fetch.ts';
import { type ApiFetch, createTransport } from './transport.ts';

/** 'name: value' in lines, as the browser has them. */
function headersIn(text: string): Headers {
  const headers = new Headers();
  for (const line of text.split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

/** As fetch: rejects where nobody answers, and with the reason of the signal where somebody stopped it. */
function sent(request: Request, body: Blob, onProgress: (bytes: number) => void) {
  const { signal, method, url } = request;
  return new Promise<Response>((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    xhr.responseType = 'arraybuffer';
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    xhr.addEventListener('load', () => {
      const answered = xhr.response as ArrayBuffer;
      const { status } = xhr;
      const headers = headersIn(xhr.getAllResponseHeaders());
      resolve(new Response(answered.byteLength > 0 ? answered : null, { status, headers }));
    });
    xhr.addEventListener('error', () => reject(new TypeError('The upload was cut off')));
    xhr.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}

/** Fetch of this page that sends a file, which the browser reads from its disk as it goes, and tells how many bytes of it are sent. */
export function uploading(file: Blob, onProgress: (bytes: number) => void): ApiFetch {
  return createTransport({
    ...transportParts,
    fetch: (request) => sent(request, file, onProgress),
  });
}
