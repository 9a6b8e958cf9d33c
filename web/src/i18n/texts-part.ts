import type { PagePart } from '../lib/page-part';
import { textsOf, type TextsName } from './deferred-texts';

/** For a page whose words come with it: the server names their chunk along with the page's own. */
export function textsPart(name: TextsName): PagePart {
  return { modules: (locale) => [`src/i18n/${locale}/${name}.ts`], preload: (locale) => textsOf(name, locale).load() };
}
