import type { SiteSetting } from '@contracts/site-setting';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Stack } from '../../ui/layout';
import { color, fontSize, size, space } from '../../ui/theme/theme';

const Ways = styled.dl`
  margin: 0;
  > div {
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.hairline};
  }
  dt {
    font-size: ${fontSize.small};
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
  }
`;

export function ContactWays({ settings }: { settings: SiteSetting }) {
  const { locale, t } = useLanguage();
  const { contactEmail, contactPhone, contactAddress } = settings;
  return (
    <Stack as="section" $gap={3} aria-labelledby="contact-ways">
      <h2 id="contact-ways">{t('contact.ways')}</h2>
      <Ways>
        <div>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </dd>
        </div>
        {contactPhone && (
          <div>
            <dt>{t('contact.phone')}</dt>
            <dd>
              <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>{contactPhone}</a>
            </dd>
          </div>
        )}
        {contactAddress && (
          <div>
            <dt>{t('contact.address')}</dt>
            <dd lang={contentLanguage(settings, locale)}>{contactAddress}</dd>
          </div>
        )}
      </Ways>
    </Stack>
  );
}
