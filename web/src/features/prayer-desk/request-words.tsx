import type { OpenRequest } from '@contracts/prayer-desk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Cluster, Stack } from '../../ui/layout';
import { Eyebrow, Small } from '../../ui/text';
import { color, fontSize, space } from '../../ui/theme/theme';
import { Mark, WrittenText } from './marks';
import { noneOneOrOther, useDeskWords } from './use-desk-words';
import { useFocusOnArrival } from '../../lib/focus-after-change';

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
          <EnteredBy request={request} />
        </div>
      </Stack>
      {urgent ? <Calm>{t('prayerDesk.urgentAbout')}</Calm> : null}
      {children}
      {request.text === null || request.text.trim() === '' ? (
        <Small>{t('prayerDesk.noText')}</Small>
      ) : (
        <WrittenText lang={language}>{request.text}</WrittenText>
      )}
      <RequestDetails request={request} />
      <RequestThanks request={request} />
    </Stack>
  );
}

/** The short answers of its form, under the labels that the person saw. */
function RequestDetails({ request: { kind, language, details } }: Pick<RequestWordsProps, 'request'>) {
  const { message } = useLanguage();
  return Object.entries(details).map(([name, answer]) => (
    <p key={name}>
      <Small>{message(`${kind}Request.${name}`)}</Small>
      <span lang={language}>{answer}</span>
    </p>
  ));
}

function EnteredBy({ request: { source, enteredBy, email, phone } }: Pick<RequestWordsProps, 'request'>) {
  const { t } = useLanguage();
  if (source === null) return null;
  return (
    <>
      <Small>{t(`deskEntered.${source}`, { name: enteredBy ?? '' })}</Small>
      {email === '' && !phone ? <Small>{t('deskEntered.unreachable')}</Small> : null}
    </>
  );
}

function RequestThanks({ request }: Pick<RequestWordsProps, 'request'>) {
  const { t } = useLanguage();
  const { ago, moment } = useDeskWords();
  const { thanks, thankedAt, thanksMayBeShared, language } = request;
  if (thanks === null || thankedAt === null) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="desk-thanks">
      <div>
        <h3 id="desk-thanks">{t('prayerDesk.thanks')}</h3>
        <Small>
          <time dateTime={thankedAt}>{t('prayerDesk.thanksAt', { age: ago(thankedAt), time: moment(thankedAt) })}</time>
        </Small>
      </div>
      <WrittenText lang={language}>{thanks}</WrittenText>
      <Small>{t(thanksMayBeShared ? 'prayerDesk.thanksShared' : 'prayerDesk.thanksNotShared')}</Small>
    </Stack>
  );
}
