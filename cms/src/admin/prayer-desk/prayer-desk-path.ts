/** Below the panel's own address. Mails link to it. */
export const prayerDeskPath = 'prayer-desk';
