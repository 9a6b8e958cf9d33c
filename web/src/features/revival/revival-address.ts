/** The parameter that opens the timeline, at the event whose id it has. */
export const eventParameter = 'event';

/** The parameter's value for the timeline as a whole. */
export const wholeTimeline = 'all';
