let audio: AudioContext | undefined;

/** To be called in a tap: a browser lets no page sound before one (TIMER-4). */
export function allowSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
  } catch {
    // The phone has no sound: the line and the vibration remain.
  }
}

const BEEPS = 3;
const BEEP_S = 0.25;
const PITCH_HZ = 880;

/** Three beeps where a tap allowed sound, and vibration where the phone can (TIMER-4). */
export function ring(): void {
  // Missing in Safari and on a desk.
  (navigator as Partial<Navigator>).vibrate?.([300, 150, 300, 150, 300]);
  if (audio?.state !== 'running') return;
  for (let beep = 0; beep < BEEPS; beep += 1) {
    const tone = new OscillatorNode(audio, { frequency: PITCH_HZ });
    const begin = audio.currentTime + beep * 2 * BEEP_S;
    tone.connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + BEEP_S);
  }
}
