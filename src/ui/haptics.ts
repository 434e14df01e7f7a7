/** Vibrates the device, if it can: ms on, or on, off, on. It moves nothing on the screen. */
export function haptics(pattern: number | number[]): void {
  if ('vibrate' in navigator) navigator.vibrate(pattern);
}
