/** A right number is short and high, a wrong one long and low. Units: hertz, seconds; milliseconds on, off, on. */
const SIGNALS = {
  right: { type: 'sine', pitch: 880, lasts: 0.09, shakes: [60] },
  wrong: { type: 'square', pitch: 165, lasts: 0.4, shakes: [160, 60, 160] },
} as const;
const LOUDNESS = 0.1;

/** A sign that is felt and heard where the device can: the eyes are on the shelf. */
export function makeSignal() {
  let audio: AudioContext | undefined;
  return {
    give(isRight: boolean): void {
      const { type, pitch, lasts, shakes } = SIGNALS[isRight ? 'right' : 'wrong'];
      if ('vibrate' in navigator) navigator.vibrate([...shakes]);
      if (typeof AudioContext === 'undefined') return;
      audio ??= new AudioContext();
      const tone = new OscillatorNode(audio, { type, frequency: pitch });
      tone.connect(new GainNode(audio, { gain: LOUDNESS })).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + lasts);
    },
    end(): void {
      void audio?.close();
      audio = undefined;
    },
  };
}
