/** A count is felt, where the device can: a tick moves nothing on the screen. */
export function tick(): void {
  if ('vibrate' in navigator) navigator.vibrate(8);
}
