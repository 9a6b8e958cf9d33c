/** The path below the panel's URL. Mails link to it. */
export const prayerDeskPath = 'prayer-desk';
