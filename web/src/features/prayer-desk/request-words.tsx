import type { OpenRequest } from '@contracts/prayer-desk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Cluster, Stack } from '../../ui/layout';
import { Eyebrow, Small } from '../../ui/text';
import { color, fontSize, space } from '../../ui/theme/theme';
import { DeskPart } from './desk-part';
import { EnteredBy } from './desk-parts';
import { Mark, WrittenText } from './marks';
import { RequestThanks } from './request-thanks';
import { noneOneOrOther, useDeskWords } from './use-desk-words';
import { useFocusOnArrival } from './focus';

const Name = styled.h2`
  font-size: ${fontSize.heading3};
  overflow-wrap: anywhere;
`;

const Calm = styled.p`
  padding: ${space[3]} ${space[4]};
  border-inline-start: 4px solid ${color.danger};
  background: ${color.surfaceInset};
`;

type RequestWordsProps = {
  request: OpenRequest;
  headingId: string;
  focused: boolean;
  /** Shown before the text. */
  children?: ReactNode;
};

export function RequestWords({ request, headingId, focused, children }: RequestWordsProps) {
  const { t } = useLanguage();
  const { ago, moment } = useDeskWords();
  const heading = useFocusOnArrival(focused);
  const { kind, prayerType, language, urgent, confidential, receivedAt, prayerCount: count } = request;
  const facts = [
    ...(kind === 'prayer' ? [t(`prayerDesk.prayers.${noneOneOrOther(count)}`, { count })] : []),
    t(`prayerDesk.writtenIn.${language}`),
  ];
  return (
    <Stack $gap={4}>
      <Stack $gap={2}>
        <Cluster $gap={2}>
          {urgent ? <Mark $tone="urgent">{t('prayerDesk.urgent')}</Mark> : null}
          {confidential ? <Mark>{t('prayerDesk.confidential')}</Mark> : null}
          <Eyebrow as="span">
            {prayerType === null ? t(`prayerDesk.kind.${kind}`) : t(`prayerDesk.type.${prayerType}`)}
          </Eyebrow>
        </Cluster>
        <Name ref={heading} id={headingId} tabIndex={-1}>
          {`${request.firstName} ${request.lastName}`}
        </Name>
        <div>
          <Small>
            <time dateTime={receivedAt}>
              {t('prayerDesk.receivedAt', { age: ago(receivedAt), time: moment(receivedAt) })}
            </time>
          </Small>
          <Small>{facts.join(' · ')}</Small>
          {request.source === null ? null : (
            <DeskPart>
              <EnteredBy request={request} />
            </DeskPart>
          )}
        </div>
      </Stack>
      {urgent ? <Calm>{t('prayerDesk.urgentAbout')}</Calm> : null}
      {children}
      {request.text === null || request.text.trim() === '' ? (
        <Small>{t('prayerDesk.noText')}</Small>
      ) : (
        <WrittenText lang={language}>{request.text}</WrittenText>
      )}
      <RequestThanks request={request} />
    </Stack>
  );
}
