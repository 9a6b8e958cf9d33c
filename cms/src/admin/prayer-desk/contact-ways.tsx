import { Flex, Typography } from '@strapi/design-system';
import { Mail, Phone } from '@strapi/icons';
import { styled } from 'styled-components';
import type { OpenRequest } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';

const Way = styled.a`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 4.4rem;
  padding: 0.6rem 1.2rem;
  min-width: 0;
  font-size: 1.5rem;
  text-decoration: none;
  color: ${({ theme }) => theme.colors.primary700};
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  svg {
    flex: none;
    fill: currentColor;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;

/** Looks like `Way` but is not a link, so that nobody calls an unsafe number by accident. */
const PlainNumber = styled(Way)`
  color: ${({ theme }) => theme.colors.neutral800};
`;

const Safety = styled.p<{ $isUnsafe: boolean }>`
  font-size: 1.5rem;
  font-weight: 600;
  line-height: 1.4;
  color: ${({ theme, $isUnsafe }) => ($isUnsafe ? theme.colors.danger600 : theme.colors.neutral800)};
`;

function Telephone({ request: { kind, phone, phoneSafety } }: { request: OpenRequest }) {
  const text = useTexts();
  if (phone === null || phone === '') return null;
  const isUnsafe = phoneSafety === 'no';
  const number = (
    <>
      <Phone aria-hidden />
      <span>{phone}</span>
    </>
  );
  return (
    <>
      {kind === 'counseling' ? (
        <Safety $isUnsafe={isUnsafe}>{text(`desk.phone-safety.${phoneSafety ?? 'not-asked'}`)}</Safety>
      ) : null}
      {isUnsafe ? (
        <PlainNumber as="div">{number}</PlainNumber>
      ) : (
        <Way href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} aria-label={`${text('desk.phone')}: ${phone}`}>
          {number}
        </Way>
      )}
    </>
  );
}

const Title = styled(Typography)`
  text-wrap: balance;
`;

/** Ways to contact the person, if they asked for it or may be in danger. */
export function ContactWays({ request }: { request: OpenRequest }) {
  const text = useTexts();
  const { kind, wantsContact, urgent, email, firstName: name } = request;
  if (!wantsContact && kind === 'prayer' && !urgent) return null;
  const title = wantsContact ? 'desk.reach-asked' : kind === 'prayer' ? 'desk.reach-unasked' : 'desk.reach';
  const at = email.lastIndexOf('@');
  return (
    <Flex direction="column" alignItems="stretch" gap={3} padding={4} background="neutral100" hasRadius>
      <Title tag="h3" variant="omega" fontWeight="bold" textColor="neutral800">
        {text(title, { name })}
      </Title>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Way
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          aria-label={`${text('desk.email')}: ${email}`}
        >
          <Mail aria-hidden />
          <span>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </span>
        </Way>
        <Telephone request={request} />
      </Flex>
    </Flex>
  );
}
