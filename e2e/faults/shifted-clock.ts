// Loaded into a server process before its own code: at SIGUSR2 its clock is an hour ahead, at the next one an hour behind, each for two seconds.
const TrueDate = Date;
const HOUR = 3_600_000;

let [shift, next] = [0, HOUR];

process.on('SIGUSR2', () => {
  [shift, next] = [next, -next];
  setTimeout(() => (shift = 0), 2_000).unref();
});

globalThis.Date = class extends TrueDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [TrueDate.now() + shift] : parts) as [number]));
  }
  static override now(): number {
    return TrueDate.now() + shift;
  }
} as DateConstructor;
