let audio: AudioContext | undefined;

/** Allows sound; must be called in a tap, before which no browser lets a page sound (TIMER-4). */
export function allowSound(): void {
  try {
    audio ??= new AudioContext();
    // On an iPhone, sound that only plays along is muted by the switch on its side.
    const { audioSession } = navigator as { audioSession?: { type: string } };
    if (audioSession) audioSession.type = 'playback';
    void resumeSound();
  } catch {
    // The phone has no sound: the line and the vibration remain.
  }
}

/** Resumes the sound, if a tap allowed it and a phone call took it away since. */
export const resumeSound = async (): Promise<void> => await audio?.resume().catch(() => undefined);

const BEEPS = 3;
const BEEP_S = 0.25;
const PITCH_HZ = 880;

/** Beeps three times if a tap allowed sound, and vibrates if the phone can (TIMER-4). */
export async function ring(): Promise<void> {
  // Missing in Safari and on a desk.
  (navigator as Partial<Navigator>).vibrate?.([300, 150, 300, 150, 300]);
  await resumeSound();
  if (audio?.state !== 'running') return;
  for (let beep = 0; beep < BEEPS; beep += 1) {
    const tone = new OscillatorNode(audio, { frequency: PITCH_HZ });
    const begin = audio.currentTime + beep * 2 * BEEP_S;
    tone.connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + BEEP_S);
  }
}
