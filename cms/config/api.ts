import type { Core } from '@strapi/strapi';

export default {
  rest: { defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true },
  documents: { strictParams: true },
} satisfies Core.Config.Api;
