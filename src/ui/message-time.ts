const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number) => String(value).padStart(2, '0');

/** S9-010: 'MMM dd, h:mm a', by this device's clock. Of parts: no two browsers agree on a locale's. */
export function messageTime(iso: string): string {
  const sent = new Date(iso);
  if (Number.isNaN(sent.getTime())) return '';
  const hours = sent.getHours();
  const half = hours < 12 ? 'AM' : 'PM';
  const time = `${hours % 12 || 12}:${two(sent.getMinutes())} ${half}`;
  return `${months[sent.getMonth()]} ${two(sent.getDate())}, ${time}`;
}
