/** In the address of the home page: the id of the event at which the timeline opens, or anything else to open it. */
export const eventParameter = 'event';

/** Where an event's id would stand: the timeline from its beginning. */
export const wholeTimeline = 'all';
