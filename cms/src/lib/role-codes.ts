/** Strapi's super admin, and the roles created at the start. */
export const superAdminCode = 'strapi-super-admin';
export const ministryAdminCode = 'ministry-admin';
export const prayerTeamCode = 'prayer-team';
/** Held beside one of the others: it says who watches over the requests, and gives no access to them. */
export const teamLeadCode = 'team-lead';
/** Strapi's Editor and Author. */
export const strapiRoles = ['strapi-editor', 'strapi-author'];
