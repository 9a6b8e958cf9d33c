/** In place of an event's id, for one that is being made. */
export const newEvent = 'new';

export const adminPaths = {
  timeline: '/admin?tab=timeline',
  event: (id: string) => `/admin?event=${encodeURIComponent(id)}`,
  newEvent: `/admin?event=${newEvent}`,
  editEvent: (id: string) => `/admin?event=${encodeURIComponent(id)}&edit=1`,
  /** The pictures and videos of the site's pages, by their place. */
  pictures: '/admin?tab=pictures',
} as const;
