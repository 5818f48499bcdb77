import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

/** Whether new orders play a sound, in this browser. */
export const orderSound = stored({ key: 'newOrderSound', schema: z.boolean(), empty: true });

/** Two short, quiet notes, upwards. Units: hertz, seconds. */
const NOTES = [
  { pitch: 659.25, at: 0 },
  { pitch: 880, at: 0.14 },
] as const;
const NOTE_LASTS = 0.22;
const LOUDNESS = 0.12;

/** Tabs of one vendor get the same order; the first one plays, for this long. Units: ms. */
const ONE_TAB_MS = 1500;

function makeSound() {
  let context: AudioContext | undefined;

  /**
   * Browsers allow sound only after a press, so the first press unlocks it. Returns the function that stops
   * waiting.
   */
  function readySound(): () => void {
    const ready = (): void => {
      if (typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      if (context.state === 'suspended') void context.resume();
    };
    const names = ['pointerdown', 'keydown'] as const;
    for (const name of names) document.addEventListener(name, ready, { passive: true });
    return () => {
      for (const name of names) document.removeEventListener(name, ready);
    };
  }

  /** Plays the sound unless it is locked or playing in another tab. */
  function ring(): void {
    const ready = context;
    if (ready?.state !== 'running') return;
    // Secure contexts only; elsewhere every tab plays.
    const locks: LockManager | undefined = navigator.locks;
    if (!locks) return play(ready);
    void locks.request('larder-beep', { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      play(ready);
      await new Promise((resolve) => setTimeout(resolve, ONE_TAB_MS));
    });
  }

  return { readySound, ring };
}

export const { readySound, ring } = makeSound();

/** Plays the sound of a new order unless it is off. */
export function beep(): void {
  if (orderSound.get()) ring();
}

function play(audio: AudioContext): void {
  for (const { pitch, at } of NOTES) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_LASTS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_LASTS);
  }
}
