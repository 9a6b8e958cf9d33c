import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { OpenRequest } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';
import { Mark } from './mark';
import { useDeskTexts } from './use-desk-texts';
import { useFocusOnArrival } from './use-focus-on-arrival';

const Name = styled(Typography)`
  font-size: 2.2rem;
  line-height: 1.3;
  overflow-wrap: anywhere;
  outline: none;
`;

const Words = styled.p`
  max-width: 68ch;
  font-size: 1.8rem;
  line-height: 1.65;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};
`;

const Calm = styled.p`
  padding: 1.2rem 1.6rem;
  font-size: 1.5rem;
  line-height: 1.5;
  border-left: 3px solid ${({ theme }) => theme.colors.danger600};
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme }) => theme.colors.neutral100};
`;

type Props = { request: OpenRequest; headingId: string; focused: boolean };

/** The sender, the kind and age of the request, and its text in the original language. */
export function RequestWords({ request, headingId, focused }: Props) {
  const text = useTexts();
  const { ago } = useDeskTexts();
  const heading = useFocusOnArrival(focused);
  const { kind, prayerType, language, urgent, confidential } = request;
  const about = prayerType === null ? text(`desk.kind.${kind}`) : text(`desk.type.${prayerType}`);
  const facts = [
    text('desk.received', { age: ago(request.receivedAt) }),
    ...(kind === 'prayer' ? [text('desk.prayers', { count: request.prayerCount })] : []),
    text(`desk.written-in.${language}`),
  ];
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex direction="column" alignItems="start" gap={2}>
        <Flex gap={2} wrap="wrap" alignItems="center">
          {urgent ? <Mark $as="urgent">{text('desk.urgent')}</Mark> : null}
          {confidential ? <Mark>{text('desk.confidential')}</Mark> : null}
          <Typography variant="pi" fontWeight="bold" textColor="neutral600">
            {about}
          </Typography>
        </Flex>
        <Name ref={heading} id={headingId} tabIndex={-1} tag="h2" fontWeight="bold" textColor="neutral800">
          {`${request.firstName} ${request.lastName}`}
        </Name>
        <Typography variant="pi" textColor="neutral600">
          {facts.join(' · ')}
        </Typography>
      </Flex>
      {urgent ? <Calm>{text('desk.urgent-about')}</Calm> : null}
      {request.text === null || request.text.trim() === '' ? (
        <Typography textColor="neutral600">{text('desk.no-text')}</Typography>
      ) : (
        <Words lang={language}>{request.text}</Words>
      )}
    </Flex>
  );
}
