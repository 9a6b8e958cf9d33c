import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Container, Section, Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Small } from '../../ui/text';
import { paths } from '../../lib/paths';
import { color, font, fontSize, space } from '../../ui/theme/theme';

/** Fits as many columns as have room; a single prayer is not stretched over the page. */
const Prayers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[8]} ${space[10]};
  list-style: none;
  li {
    padding-inline-start: ${space[5]};
    border-inline-start: 2px solid ${color.accent};
  }
  blockquote {
    font: ${fontSize.lead} / 1.5 ${font.serif};
    white-space: pre-line;
  }
`;

type AnsweredPrayersProps = { prayers: HomePage['answeredPrayers']; lang: Locale | undefined };

export function AnsweredPrayers({ prayers, lang }: AnsweredPrayersProps) {
  const { t, locale } = useLanguage();
  return (
    <Section aria-labelledby="answered-title">
      <Container>
        <Stack $gap={8}>
          <h2 id="answered-title">{t('home.answered')}</h2>
          <Prayers role="list">
            {prayers.map(({ text, toldIn }) => (
              <li key={text}>
                <blockquote lang={lang}>{text}</blockquote>
                {toldIn === (lang ?? locale) ? null : <Small>{t(`home.answered.toldIn.${toldIn}`)}</Small>}
              </li>
            ))}
          </Prayers>
          <p>
            <Link to={paths.prayerThanks}>{t('prayerThanks.link')}</Link>
          </p>
        </Stack>
      </Container>
    </Section>
  );
}
