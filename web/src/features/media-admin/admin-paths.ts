export const adminPaths = {
  event: (id: string) => `/admin?event=${encodeURIComponent(id)}`,
  newEvent: '/admin?event=new',
  editEvent: (id: string) => `/admin?event=${encodeURIComponent(id)}&edit=1`,
  /** The pictures and videos of the site's pages, by their place. */
  pictures: '/admin?tab=pictures',
} as const;
