import * as v from 'valibot';

/** Role codes that may manage the timeline. The server decides; this only explains early. */
const permittedRoles = ['ministry-admin', 'strapi-super-admin'];

const accountSchema = v.object({
  firstname: v.nullish(v.string()),
  lastname: v.nullish(v.string()),
  email: v.string(),
  blocked: v.nullish(v.boolean()),
  roles: v.nullish(v.array(v.object({ code: v.string() }))),
});

/** A Strapi admin account. */
export type Account = {
  /** Display name. */
  name: string;
  email: string;
  isBlocked: boolean;
  mayManage: boolean;
};

/** Parses the answer of `/admin/users/me`. */
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
