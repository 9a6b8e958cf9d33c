import type { ResourcesPage } from '@contracts/resources-page';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { NewTabLink } from '../../ui/new-tab-link';
import { media, radius, size, space } from '../../ui/theme/theme';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[5]};
  padding: clamp(1.5rem, 5vw, 3rem);
  border-radius: ${radius.card};
  ${media.roomy} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${space[10]};
    > a {
      flex: none;
    }
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  max-width: ${size.measure};
`;

type DiscipleshipCardProps = {
  discipleship: NonNullable<ResourcesPage['discipleship']>;
  url: string;
  lang: string | undefined;
};

export function DiscipleshipCard({ discipleship: { title, text }, url, lang }: DiscipleshipCardProps) {
  const { t } = useLanguage();
  return (
    <Frame data-surface="night" aria-labelledby="discipleship">
      <Text lang={lang}>
        <h2 id="discipleship">{title}</h2>
        <p>{text}</p>
      </Text>
      <NewTabLink href={url} note={t('books.newTab')}>
        {t('books.discipleship')}
      </NewTabLink>
    </Frame>
  );
}
