import * as v from 'valibot';

/** Who may work on the timeline, by the roles' codes; the server decides, and the page tells early and kindly. */
const permittedRoles = ['ministry-admin', 'strapi-super-admin'];

const accountSchema = v.object({
  firstname: v.nullish(v.string()),
  lastname: v.nullish(v.string()),
  email: v.string(),
  blocked: v.nullish(v.boolean()),
  roles: v.nullish(v.array(v.object({ code: v.string() }))),
});

/** One of the panel's accounts. */
export type Account = {
  /** As the panel calls that person. */
  name: string;
  email: string;
  isBlocked: boolean;
  mayManage: boolean;
};

/** Reads what the panel answers to the question who is calling. */
export function parseAccount(json: unknown): Account {
  const { data } = v.parse(v.object({ data: accountSchema }), json);
  const name = [data.firstname, data.lastname].filter(Boolean).join(' ');
  return {
    name: name || data.email,
    email: data.email,
    isBlocked: data.blocked === true,
    mayManage: (data.roles ?? []).some(({ code }) => permittedRoles.includes(code)),
  };
}
