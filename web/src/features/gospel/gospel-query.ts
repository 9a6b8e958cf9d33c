import { gospelPresentationAnswerSchema, type GospelPresentation } from '@contracts/gospel-presentation';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function gospelQuery(locale: Locale): Query<GospelPresentation> {
  return {
    key: ['/api', `gospel-presentation?locale=${locale}`],
    parse: (json) => parse(gospelPresentationAnswerSchema, json).data,
  };
}
