import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

type Fields = Readonly<Record<string, unknown>>;
type Created = { params: { data?: Fields }; result?: unknown; state: { registrationToken?: unknown } };

/** The tokens of password reset and invitation links: each allows setting the account's password. */
const tokenFields = ['resetPasswordToken', 'registrationToken'] as const;

const mark = 'sha256.';

/** The tokens are long and random, so a plain digest cannot be reversed by guessing. */
function digestOf(token: string): string {
  return mark + createHash('sha256').update(token).digest('hex');
}

function withDigests(fields: Fields, digest: (token: string) => string): Fields {
  const digests = tokenFields.flatMap((field) => {
    const token = fields[field];
    return typeof token === 'string' ? [[field, digest(token)] as const] : [];
  });
  const replaced: Fields = Object.fromEntries(digests);
  return { ...fields, ...replaced };
}

/** A row may be written back with its digest; queries always use the token itself. */
const stored = (token: string) => (token.startsWith(mark) ? token : digestOf(token));

/** A copy of the database must open no account. Strapi itself keeps using the tokens. */
export function storeTokensAsDigests(strapi: Core.Strapi): void {
  const write = ({ params }: { params: { data?: Fields } }) => {
    if (params.data) params.data = withDigests(params.data, stored);
  };
  const ask = ({ params }: { params: { where?: Fields } }) => {
    if (params.where) params.where = withDigests(params.where, digestOf);
  };
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate(event: Created) {
      event.state = { registrationToken: event.params.data?.['registrationToken'] };
      write(event);
    },
    afterCreate({ result, state: { registrationToken } }: Created) {
      // The panel shows the link once, to whoever sends the invitation.
      if (typeof registrationToken === 'string') Object.assign(result as object, { registrationToken });
    },
    beforeUpdate: write,
    beforeFindOne: ask,
    beforeFindMany: ask,
  });
}
