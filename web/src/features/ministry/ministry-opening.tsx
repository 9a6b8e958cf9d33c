import { useLanguage } from '../../i18n/language-provider';
import { PageHeader } from '../../ui/page-header';
import { Paragraphs } from '../../ui/paragraphs';
import { PageSection } from '../../ui/section';
import type { SceneName } from '../../ui/scene';
import { Eyebrow, Lead } from '../../ui/text';

type MinistryOpeningProps = {
  page: { title: string; intro: string; about: { title: string; text: string } };
  lang: string | undefined;
  scene: SceneName;
};

export function MinistryOpening({ page: { title, intro, about }, lang, scene }: MinistryOpeningProps) {
  const { t } = useLanguage();
  return (
    <>
      <PageHeader scene={scene}>
        <Eyebrow>{t('navigation.ministries')}</Eyebrow>
        <h1 lang={lang}>{title}</h1>
        <Lead lang={lang}>{intro}</Lead>
      </PageHeader>
      <PageSection title={about.title} layout="columns" lang={lang}>
        <Paragraphs text={about.text} lang={lang} />
      </PageSection>
    </>
  );
}
