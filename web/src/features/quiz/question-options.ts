import type { Question } from '@contracts/quiz';
import type { Locale } from '@contracts/site-setting';
import type { Translate } from '../../i18n/translate';
import type { Answer } from './answers';

export type Option = { answer: Answer; text: string; lang: Locale | undefined };

/** What a question offers. The two words of a true-false question are the site's own; `lang` is the quiz's. */
export function optionsOf(question: Question, lang: Locale | undefined, t: Translate): readonly Option[] {
  if (question.type !== 'true-false') {
    return question.options.map((text, index) => ({ answer: index, text, lang }));
  }
  return [
    { answer: 'true', text: t('quizDialog.true'), lang: undefined },
    { answer: 'false', text: t('quizDialog.false'), lang: undefined },
  ];
}
