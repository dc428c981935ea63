/** The patterns of usual names for each job that people call at night. */
const JOBS: readonly RegExp[] = [
  /\b(?:security|(?:public|campus|university|college) safety|(?:campus|university|college) police)\b/i,
  /\bduty (?:manager|director)\b|\b(?:r\.?d|h\.?d|rhd|directors?|coordinator|pro(?:fessional)? staff)\.? on[- ](?:call|duty)\b/i,
  /\b(?:facilities|maintenance|estates|physical plant)\b/i,
  /\bcrisis\b|\bcounsel(?:l)?ing\b/i,
  /\bpoison\b/i,
  /\b(?:sexual (?:violence|assault)|rape crisis)\b/i,
];

/** Tells whether two names mean the same job, as 'Campus Police dispatch' and 'Campus Security' do. */
export const isSameJob = (name: string, other: string): boolean =>
  JOBS.some((job) => job.test(name) && job.test(other));
