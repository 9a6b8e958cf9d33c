/** Strapi's own, and the two that are made at the start. */
export const superAdminCode = 'strapi-super-admin';
export const ministryAdminCode = 'ministry-admin';
export const prayerTeamCode = 'prayer-team';
