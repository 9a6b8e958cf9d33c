import type { BuiltInLocale } from '../../cms/src/api/language/contract';
import { certificateTexts } from '../../cms/src/certificates/document/texts';
import { pairs, type Row } from './rows';

export function certificate(): Row[] {
  const textsIn = (locale: BuiltInLocale) => {
    const { passed, ...texts } = certificateTexts[locale];
    return { ...texts, passed: passed(8) };
  };
  return pairs('certificate', textsIn('en'), textsIn('es'));
}
