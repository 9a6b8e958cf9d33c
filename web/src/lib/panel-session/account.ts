import * as v from 'valibot';

/** Role codes that may work on each page. The server decides; this only explains early. */
const timelineRoles = ['ministry-admin', 'strapi-super-admin'];
const deskRoles = ['prayer-team', ...timelineRoles];

const accountSchema = v.object({
  firstname: v.nullish(v.string()),
  lastname: v.nullish(v.string()),
  email: v.string(),
  blocked: v.nullish(v.boolean()),
  roles: v.nullish(v.array(v.object({ code: v.string() }))),
});

export type Account = {
  name: string;
  email: string;
  isBlocked: boolean;
  /** Events, their media and the pictures of the site. */
  mayManage: boolean;
  mayUseDesk: boolean;
};

/** Parses the answer of `/admin/users/me`. */
export function parseAccount(json: unknown): Account {
  const { data } = v.parse(v.object({ data: accountSchema }), json);
  const name = [data.firstname, data.lastname].filter(Boolean).join(' ');
  const codes = (data.roles ?? []).map(({ code }) => code);
  return {
    name: name || data.email,
    email: data.email,
    isBlocked: data.blocked === true,
    mayManage: codes.some((code) => timelineRoles.includes(code)),
    mayUseDesk: codes.some((code) => deskRoles.includes(code)),
  };
}
