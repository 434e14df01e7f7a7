/** Reading of the server's clock, and of the device's own at its arrival. Both ms. */
export interface ServerClock {
  server: number;
  device: number;
}

export interface LikelyTime {
  now: number;
  /** False where the device's clock is wrong and the server's last word no longer helps. */
  sure: boolean;
}

/** Clocks that agree to the minute may stand in any order. */
const tolerance = 60_000;
/** A device without an answer for longer than this cannot be told from one whose clock jumped. */
const believedSilence = 60 * 86_400_000;

/**
 * Time of day, from a clock that may be years off. Either it still is as far off as when the
 * server was last heard, or somebody has set it right since: of the two, the one that is soonest
 * after the server's word. It is never earlier than that word.
 */
export function likelyTime(device: number, heard: ServerClock | null): LikelyTime {
  if (heard === null) return { now: device, sure: true };
  const asFarOff = device - (heard.device - heard.server);
  const possible = [asFarOff, device].filter((time) => time > heard.server - tolerance);
  const now = Math.min(...possible);
  if (now === Infinity) return { now: heard.server, sure: false };
  return { now, sure: now < heard.server + believedSilence };
}
