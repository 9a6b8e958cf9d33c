/** Strapi's super admin, and the two roles created at the start. */
export const superAdminCode = 'strapi-super-admin';
export const ministryAdminCode = 'ministry-admin';
export const prayerTeamCode = 'prayer-team';
