/** HH:mm of what a person wrote: '19:00', '19h00', '19.00', '7 pm', '7:30 PM'; null for what is no time. */
export function typedTime(text: string): string | null {
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?:[:h.](\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/.exec(text.trim().toLowerCase()) ??
    [];
  const given = Number(hour);
  if (hour === undefined || Number(minute) > 59 || given > (half ? 12 : 23)) return null;
  const hours = half ? (given % 12) + (half === 'p' ? 12 : 0) : given;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
