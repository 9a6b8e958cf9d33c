import type { Question } from '@contracts/quiz';
import type { Locale } from '@contracts/site-setting';
import type { Translate } from '../../i18n/translate';
import type { Answer } from './answers';

export type Option = { answer: Answer; text: string; lang: Locale | undefined };

/** The options of a question. True and false are the site's own words; `lang` is the quiz's language. */
export function optionsOf(question: Question, lang: Locale | undefined, t: Translate): readonly Option[] {
  if (question.type !== 'true-false') {
    return question.options.map((text, index) => ({ answer: index, text, lang }));
  }
  return [
    { answer: 'true', text: t('quizDialog.true'), lang: undefined },
    { answer: 'false', text: t('quizDialog.false'), lang: undefined },
  ];
}
