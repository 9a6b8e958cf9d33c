import { callLink } from '@contracts/phone-links';
import styled from 'styled-components';
import { Link } from '../../ui/link';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Cluster, Container, Stack } from '../../ui/layout';
import { clustered, color, columnsFrom, inlineTapTarget, media, space } from '../../ui/theme/theme';
import { Brand } from './brand';
import { LanguageLinks } from './language-choice';

const Frame = styled.footer`
  padding-block: clamp(3rem, 7vw, 5rem) ${space[8]};
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[10]} ${space[8]};
  ${columnsFrom('roomy', '2fr 1fr 1fr 1.2fr')}
  h2 {
    margin-bottom: ${space[2]};
    font: 600 1rem/1.4 var(--font-sans);
    letter-spacing: 0;
    color: ${color.textMuted};
  }
  ul {
    list-style: none;
  }
  li > a {
    ${inlineTapTarget}
    padding-block: ${space[1]};
    line-height: 1.35;
    color: ${color.text};
    text-decoration: none;
  }
  li > a:hover {
    text-decoration: underline;
  }
`;

const About = styled(Stack)`
  align-items: flex-start;
  grid-column: 1 / -1;
  p {
    max-width: 44ch;
    color: ${color.textMuted};
  }
  ${media.roomy} {
    grid-column: auto;
  }
`;

const Contact = styled.div`
  ${media.cramped} {
    grid-column: 1 / -1;
  }
`;

const Last = styled(Container)`
  ${clustered(4)}
  justify-content: space-between;
  margin-top: ${space[10]};
  padding-top: ${space[4]};
  color: ${color.textMuted};
  font-size: 1rem;
  ul {
    margin-inline: max(-${space[3]}, -5vw);
  }
  > div > a {
    ${inlineTapTarget}
    color: ${color.textMuted};
    text-decoration: none;
  }
  > div > a:hover {
    text-decoration: underline;
  }
`;

const sections = ['about', 'revival', 'prayer', 'resources', 'support'] as const;

const ministries = [
  { to: paths.propheticMinistry, label: 'layout.footer.propheticMinistry' },
  { to: paths.marriageMinistry, label: 'layout.footer.marriageMinistry' },
  { to: paths.mensMinistry, label: 'layout.footer.mensMinistry' },
] as const;

/** Where the menu leads without scripts. */
export const footerId = 'site-links';

export function Footer() {
  const { locale, t } = useLanguage();
  const settings = useSiteSetting();
  const lang = contentLanguage(settings, locale);
  return (
    <Frame data-surface="night" id={footerId}>
      <Columns>
        <About lang={lang}>
          <Brand name={settings.ministryName} logo={settings.logo} />
          <p>{settings.footerText}</p>
        </About>
        <LinkColumn
          title={t('layout.footer.quickLinks')}
          links={sections.map((id) => ({ to: paths.section(id), label: t(`navigation.${id}`) }))}
        />
        <LinkColumn
          title={t('navigation.ministries')}
          links={ministries.map(({ to, label }) => ({ to, label: t(label) }))}
        />
        <Contact>
          <h2>{t('layout.footer.contact')}</h2>
          <ul>
            <li>
              <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
            </li>
            {settings.contactPhone ? (
              <li>
                <a href={callLink(settings.contactPhone)}>{settings.contactPhone}</a>
              </li>
            ) : null}
            {settings.contactAddress ? <li lang={lang}>{settings.contactAddress}</li> : null}
            <li>
              <Link to={paths.contact}>{t('layout.footer.contactForm')}</Link>
            </li>
          </ul>
        </Contact>
      </Columns>
      <Last>
        <span lang={lang}>{settings.tagline}</span>
        <Cluster $gap={6}>
          <Link to={paths.about}>{t('layout.footer.about')}</Link>
          <Link to={paths.privacy}>{t('submission.privacy.link')}</Link>
          <LanguageLinks />
        </Cluster>
      </Last>
    </Frame>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
