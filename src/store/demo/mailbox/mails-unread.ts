import type { DemoDatabase } from '../database.ts';

/** Number of unread mails in the inbox; null while the app has never been opened on this device. */
export async function mailsUnread(demo: DemoDatabase): Promise<number | null> {
  if (!(await demo.begun.get('mailbox'))) return null;
  return demo.mail
    .where('[folder+date]')
    .between(['inbox'], ['inbox', []])
    .filter(({ unread }) => unread)
    .count();
}
