import { bytesOf } from '#domain/demo/file-content.ts';
import type { Attachment } from '#domain/demo/mailbox/entities.ts';
import { attachFile } from '#domain/demo/mailbox/operations.ts';
import { newId } from '#domain/values/new-id.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { keepContent } from '../contents.ts';
import { handle } from '../demo-app.ts';

/** How long (ms) a content is kept that no mail has: a draft may be on its way to it, or an undo. */
const looseMs = 600_000;

const idsOf = (files: readonly Attachment[]) =>
  files.flatMap(({ contentId }) => (contentId === undefined ? [] : [contentId]));

/** Files that are in a mail no more. */
export function dropped(before: readonly Attachment[], after: readonly Attachment[]): Attachment[] {
  const kept = new Set(idsOf(after));
  return before.filter(({ contentId }) => contentId !== undefined && !kept.has(contentId));
}

/** These files left a mail, which may come back. */
export async function loosen(demo: DemoDatabase, files: readonly Attachment[]): Promise<void> {
  await demo.fileContent.where('id').anyOf(idsOf(files)).modify({ looseSince: Date.now() });
}

/** Deletes loose contents, but for those of another mail: a forwarded one shares those of the first. */
async function sweep(demo: DemoDatabase): Promise<void> {
  const old = demo.fileContent.where('looseSince').below(Date.now() - looseMs);
  const loose = new Set(await old.primaryKeys());
  if (loose.size === 0) return;
  await demo.mail.each(({ attachments }) => {
    for (const id of idsOf(attachments)) loose.delete(id);
  });
  await demo.fileContent.bulkDelete([...loose]);
}

export const attach = handle(attachFile, (demo, { file: { content, preview = null, ...file } }) =>
  demo.transaction('rw', demo.fileContent, demo.mail, async () => {
    await sweep(demo);
    const contentId = newId();
    await keepContent(demo, { id: contentId, address: content, looseSince: Date.now() });
    return { ...file, size: bytesOf(content), preview, contentId };
  }),
);
