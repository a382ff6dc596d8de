/** Two soft tones when one is asked; made on the spot, so that nothing is fetched. */
const NOTES = [523.25, 783.99];
const LONG = 0.16;
const LOUD = 0.08;

export function chime(): void {
  if (typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  for (const [at, note] of NOTES.entries()) {
    const from = audio.currentTime + at * LONG;
    const tone = new OscillatorNode(audio, { frequency: note, type: "triangle" });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(LOUD, from);
    gain.gain.exponentialRampToValueAtTime(0.001, from + 2 * LONG);
    tone.connect(gain).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 2 * LONG);
  }
  setTimeout(() => void audio.close(), 1000);
}
