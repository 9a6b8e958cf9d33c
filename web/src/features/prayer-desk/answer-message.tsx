import type { AnswerTemplate } from '@contracts/answer-template';
import type { OpenRequest } from '@contracts/prayer-desk';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { TextAreaField } from '../../ui/form/text-area-field';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { type Message, messageFor } from './answer-links';
import { useDeskCalls } from './desk-calls';
import { ChoiceField } from './desk-fields';
import { FailureNotice } from './failure-notice';
import { causeOf } from './call-failure';

export const emptyAnswer: Answer = { place: '', title: '', subject: '', text: '' };

/** A message with its template’s title and place among the templates, because titles may be alike. */
export type Answer = Message & { readonly place: string; readonly title: string };

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
  const choose = (place: string) => {
    const template = place === '' ? undefined : templates[Number(place)];
    onAnswer(template ? { ...messageFor(template, request.firstName), place, title: template.title } : emptyAnswer);
  };
  return (
    <Stack $gap={3}>
      {error === undefined ? null : <FailureNotice cause={causeOf(error)} during="reading" />}
      <ChoiceField
        label={t('prayerDesk.message')}
        value={answer.place}
        options={[
          { value: '', label: t('prayerDesk.messageNone') },
          ...templates.map(({ title }, place) => ({ value: String(place), label: title })),
        ]}
        onChoose={choose}
      />
      {answer.place === '' ? (
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
