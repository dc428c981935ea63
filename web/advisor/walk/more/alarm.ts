let audio: AudioContext | undefined;

/** Allows sound; it must be called in a tap, because browsers let a page play sound only after one (TIMER-4). */
export function allowSound(): void {
  try {
    audio ??= new AudioContext();
    // On an iPhone, the switch on the side mutes sound of the ambient kind.
    const { audioSession } = navigator as { audioSession?: { type: string } };
    if (audioSession) audioSession.type = 'playback';
    void resumeSound();
  } catch {
    // If the phone has no sound, the line and the vibration remain.
  }
}

/** Resumes the sound, if a tap allowed it and a phone call has stopped it since. */
export const resumeSound = async (): Promise<void> => await audio?.resume().catch(() => undefined);

const BEEPS = 3;
const BEEP_S = 0.25;
const PITCH_HZ = 880;

/** Beeps three times if a tap allowed sound, and vibrates if the phone can (TIMER-4). */
export async function ring(): Promise<void> {
  // `vibrate` is missing in Safari and on computers.
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
