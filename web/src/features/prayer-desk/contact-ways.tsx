import type { OpenRequest } from '@contracts/prayer-desk';
import { AtSign, Phone } from 'lucide-react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { color, media, radius, space } from '../../ui/theme/theme';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.surfaceInset};
  h3 {
    font: 600 1rem/1.4 var(--font-sans);
  }
`;

const Way = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: 3rem;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};
  text-decoration: none;
  svg {
    flex: none;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    &:hover {
      border-color: currentColor;
    }
  }
`;

/** Looks like `Way` but is not a link, so that nobody calls an unsafe number by accident. */
const PlainNumber = styled(Way).attrs({ as: 'div' })`
  border-color: ${color.hairline};
  color: ${color.text};
`;

const Safety = styled.p<{ $isUnsafe: boolean }>`
  color: ${({ $isUnsafe }) => ($isUnsafe ? color.danger : color.text)};
  font-weight: 600;
  line-height: 1.4;
`;

function Telephone({ request: { kind, phone, phoneSafety } }: { request: OpenRequest }) {
  const { t } = useLanguage();
  if (phone === null || phone === '') return null;
  const isUnsafe = phoneSafety === 'no';
  const number = (
    <>
      <Phone aria-hidden size="1.2em" />
      <span>{phone}</span>
    </>
  );
  return (
    <>
      {kind === 'counseling' ? (
        <Safety $isUnsafe={isUnsafe}>{t(`prayerDesk.phoneSafety.${phoneSafety ?? 'not-asked'}`)}</Safety>
      ) : null}
      {isUnsafe ? (
        <PlainNumber>{number}</PlainNumber>
      ) : (
        <Way href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} aria-label={`${t('prayerDesk.phone')}: ${phone}`}>
          {number}
        </Way>
      )}
    </>
  );
}

/** Ways to contact the person, if they asked for it or may be in danger. */
export function ContactWays({ request }: { request: OpenRequest }) {
  const { t } = useLanguage();
  const { kind, wantsContact, urgent, email, firstName: name } = request;
  if (!wantsContact && kind === 'prayer' && !urgent) return null;
  const title = wantsContact
    ? t('prayerDesk.reachAsked', { name })
    : kind === 'prayer'
      ? t('prayerDesk.reachUnasked', { name })
      : t('prayerDesk.reach', { name });
  const at = email.lastIndexOf('@');
  return (
    <Frame>
      <h3>{title}</h3>
      <Way
        href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
        aria-label={`${t('prayerDesk.email')}: ${email}`}
      >
        <AtSign aria-hidden size="1.2em" />
        <span>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </span>
      </Way>
      <Telephone request={request} />
    </Frame>
  );
}
