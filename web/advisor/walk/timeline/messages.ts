/** The words around a timeline; its sentences stand in core/record/timeline.ts. */
export const timelineMessages = {
  campusTime: 'Timeline, campus time',
  phoneTime: "Timeline, the phone's time",
  copy: 'Copy the timeline',
  share: 'Share the timeline',
  text: 'Text of the timeline',
} as const;
