import { type MarkReadCall, mostPushBytes, type PushMessage } from '#domain/push/push-message.ts';

export interface PushContent {
  message: string;
  account: string;
  title: string;
  body: string;
  path: string;
  tag: string;
  markRead: MarkReadCall | null;
  /** ISO. */
  at: string;
}

const bytes = (text: string) => Buffer.byteLength(text);

/** The first characters of a text, whole ones only. */
function beginning(text: string, length: number): string {
  const cut = Array.from(text).slice(0, length).join('');
  return cut === text ? text : `${cut}…`;
}

/** Payload for a browser, as text. `bodyLength` in characters: less where a push service took no more. */
export function payloadOf(content: PushContent, publicUrl: URL, bodyLength = 1000): string {
  const { message: id, account, title, body, path, tag, markRead, at } = content;
  const said = (length: number): PushMessage => ({
    web_push: 8030,
    notification: {
      title: beginning(title, 200),
      ...(length > 0 && body !== '' && { body: beginning(body, length) }),
      navigate: new URL(path, publicUrl).href,
      tag,
      data: { id, account, at, ...(markRead && { markRead }) },
    },
  });
  // Half of it is enough for any script: no character takes more than four bytes.
  for (let length = bodyLength; ; length = Math.floor(length / 2)) {
    const text = JSON.stringify(said(length));
    if (bytes(text) <= mostPushBytes || length === 0) return text;
  }
}
