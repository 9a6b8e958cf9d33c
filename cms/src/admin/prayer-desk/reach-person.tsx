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

const Title = styled(Typography)`
  text-wrap: balance;
`;

/** The way to the person: where that was asked for, and where a life may be in danger. */
export function ReachPerson({ request }: { request: OpenRequest }) {
  const text = useTexts();
  const { kind, wantsContact, urgent, email, phone, firstName: name } = request;
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
        {phone === null || phone === '' ? null : (
          <Way href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} aria-label={`${text('desk.phone')}: ${phone}`}>
            <Phone aria-hidden />
            <span>{phone}</span>
          </Way>
        )}
      </Flex>
    </Flex>
  );
}
