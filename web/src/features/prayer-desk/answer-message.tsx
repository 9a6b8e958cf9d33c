import type { AnswerTemplate } from '@contracts/answer-template';
import type { OpenRequest } from '@contracts/prayer-desk';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { SelectField } from '../../ui/form/select-field';
import { TextAreaField } from '../../ui/form/text-area-field';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { type Message, messageFor } from './answer-links';
import { useDeskCalls } from './desk-calls';
import { FailureNotice } from './failure-notice';

export const emptyAnswer: Answer = { index: '', title: '', subject: '', text: '' };

/** A message with its template’s title and index among the templates, because titles may be alike. */
export type Answer = Message & { readonly index: string; readonly title: string };

type AnswerMessageProps = {
  request: Pick<OpenRequest, 'kind' | 'firstName' | 'language'>;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
};

/** Chooses a message in the person’s language, which can be changed before it is sent. */
export function AnswerMessage({ request, answer, onAnswer }: AnswerMessageProps) {
  const { t } = useLanguage();
  const calls = useDeskCalls();
  const { data, error } = useSWR<readonly AnswerTemplate[], unknown>('templates', calls.templates);
  const templates = (data ?? []).filter(
    ({ locale, requestKind }) =>
      locale === request.language && (requestKind === 'every-kind' || requestKind === request.kind),
  );
  const choose = (index: string) => {
    const template = index === '' ? undefined : templates[Number(index)];
    onAnswer(template ? { ...messageFor(template, request.firstName), index, title: template.title } : emptyAnswer);
  };
  return (
    <Stack $gap={3}>
      <FailureNotice error={error} during="reading" />
      <SelectField
        id="desk-message"
        label={t('prayerDesk.message')}
        placeholder={t('prayerDesk.messageNone')}
        value={answer.index}
        options={templates.map(({ title }, index) => ({ value: String(index), label: title }))}
        onChange={choose}
      />
      {answer.index === '' ? (
        <Small>{t(`prayerDesk.messageHint.${request.language}`)}</Small>
      ) : (
        <TextAreaField
          id="desk-answer"
          label={t('prayerDesk.messageText')}
          help={t('prayerDesk.messageTextHint')}
          autoComplete="off"
          value={answer.text}
          onChange={(text) => onAnswer({ ...answer, text })}
          error={undefined}
        />
      )}
    </Stack>
  );
}
