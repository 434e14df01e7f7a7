/** Below it the difference is the way of the message, and says nothing about the clock. */
const noticeable = 60;
/** 20 years: what a column can hold, and more than anybody wants to know. */
const most = 631_152_000;

/**
 * Seconds that a device's clock is ahead of the server's, 0 for less than a minute; null where the
 * device did not say. `sentAt` is what its clock said as the call left.
 */
export function clockSkew(sentAt: string | undefined, now: Date): number | null {
  const sent = Date.parse(sentAt ?? '');
  if (Number.isNaN(sent)) return null;
  const seconds = Math.round((sent - now.getTime()) / 1000);
  if (Math.abs(seconds) < noticeable) return 0;
  return Math.min(most, Math.max(-most, seconds));
}

const units = [
  { seconds: 31_557_600, word: 'year' },
  { seconds: 2_629_800, word: 'month' },
  { seconds: 86_400, word: 'day' },
  { seconds: 3600, word: 'hour' },
  { seconds: 60, word: 'minute' },
] as const;

/** Minutes that a clock may be off without anybody being told. */
const tolerated = 5 * 60;

/** 'Device clock 2 years ahead', or null when the clock was right enough. */
export function skewWords(seconds: number | null): string | null {
  if (seconds === null || Math.abs(seconds) < tolerated) return null;
  const off = Math.abs(seconds);
  const unit = units.find((one) => off >= one.seconds * 0.95) ?? units[4];
  const count = Math.round(off / unit.seconds);
  return `Device clock ${count} ${unit.word}${count === 1 ? '' : 's'} ${seconds > 0 ? 'ahead' : 'behind'}`;
}
