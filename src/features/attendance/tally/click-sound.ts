let sound: AudioContext | undefined;

/** Pitch (Hz) of a tap, and of one that is taken back. */
const pitches = { tap: 1400, back: 500 };
const seconds = 0.03;

/** A short click. Silent where the browser plays nothing. */
export function clickSound(kind: keyof typeof pitches): void {
  try {
    sound ??= new AudioContext();
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = pitches[kind];
    volume.gain.setValueAtTime(0.2, sound.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + seconds);
    tone.connect(volume).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + seconds);
  } catch {
    // Counting never stops for a sound.
  }
}
