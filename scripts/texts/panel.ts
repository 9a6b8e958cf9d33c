import { choiceNames, groupNames, languageNames, typeNames } from '../../cms/src/api/panel-names/contract';
import { problemTextsEn, problemTextsEs } from '../../cms/src/api/publishing/contract';
import { en } from '../../cms/src/admin/translations/en';
import { es } from '../../cms/src/admin/translations/es';
import { layouts } from '../../cms/src/panel/layouts/layouts';
import { isRecord } from '../seed/is-record';
import { pairs, type Row } from './rows';

/** One language of texts that stand side by side as `{ en, es }`, at any depth. */
function oneOf(language: 'en' | 'es', value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => oneOf(language, item));
  if (!isRecord(value)) return '';
  if ('en' in value && 'es' in value) return value[language];
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, oneOf(language, inner)]));
}

const sideBySide = (where: string, texts: unknown) => pairs(where, oneOf('en', texts), oneOf('es', texts));

/** What the ministry and the team read in the panel. */
export function panelTexts(): Row[] {
  return [
    ...pairs('panel', en, es),
    ...pairs('panel', problemTextsEn, problemTextsEs),
    ...sideBySide('panel names', { typeNames, groupNames, choiceNames, languageNames }),
    ...sideBySide('panel forms', layouts),
  ].filter((row) => row.en !== '' || row.es !== '');
}
