import type { Locale } from '@contracts/site-setting';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { PageMetadata } from '../../features/page/page-metadata';
import { SharePage } from '../../features/share/share-page';
import { useLanguage } from '../../i18n/language-provider';
import { BackLink } from '../../ui/back-link';
import { PrintButton } from '../../ui/print-button';
import { Container, Section, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead, Small } from '../../ui/text';
import { SideBySide } from '../../ui/side-by-side';
import { media } from '../../ui/theme/theme';
import { bilingualData } from './data';

const Column = styled(Stack)`
  ${media.print} {
    --gap: 0.8rem;
  }
`;

type Edition = { locale: Locale; title: string };

type BilingualFrameProps = {
  own: Edition;
  /** In the language of the page as well, if nobody has translated it. */
  other: Edition;
  /** The address of the same content in one language. */
  address: string;
  children: ReactNode;
};

export function BilingualFrame({ own, other, address, children }: BilingualFrameProps) {
  const { t } = useLanguage();
  const isTranslated = own.locale !== other.locale;
  return (
    <article>
      <PageMetadata {...bilingualData.metadata(`${own.title} · ${t('bilingual.title')}`, t('bilingual.about'))} />
      <PageHeader>
        <BackLink to={address}>{t('bilingual.back')}</BackLink>
        <h1 lang={own.locale}>{own.title}</h1>
        {isTranslated ? <Lead lang={other.locale}>{other.title}</Lead> : null}
        <div>
          <PrintButton label={t('bilingual.print')} />
        </div>
      </PageHeader>
      <Section as="div">
        <Container>
          <Column $gap={12}>
            {isTranslated ? null : <Small>{t('bilingual.notTranslated')}</Small>}
            {children}
            <SharePage title={own.title} />
          </Column>
        </Container>
      </Section>
    </article>
  );
}

type PartProps = Pick<ComponentProps<typeof SideBySide>, 'pairs' | 'languages'> & { title?: string };

/** A part under a heading in the language of the page. */
export function BilingualPart({ title, pairs, languages }: PartProps) {
  if (pairs.length === 0) return null;
  return (
    <Column as="section" $gap={6} aria-label={title}>
      {title === undefined ? null : <h2>{title}</h2>}
      <SideBySide pairs={pairs} languages={languages} />
    </Column>
  );
}
