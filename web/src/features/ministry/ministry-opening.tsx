import type { Image } from '@contracts/media';
import { useLanguage } from '../../i18n/language-provider';
import { FramedPicture } from '../../ui/framed-picture';
import { PageHeader } from '../../ui/page-header';
import { Paragraphs } from '../../ui/paragraphs';
import { PageSection } from '../../ui/section';
import type { SceneName } from '../../ui/scene';
import { Eyebrow, Lead } from '../../ui/text';

/** The narrow column, or all of a phone's width. */
const sizes = '(min-width: 64rem) 27rem, 92vw';

type MinistryOpeningProps = {
  page: { title: string; intro: string; picture: Image | null; about: { title: string; text: string } };
  lang: string | undefined;
  scene: SceneName;
};

/** The picture is decoration, because the title says the same. */
export function MinistryOpening({ page: { title, intro, picture, about }, lang, scene }: MinistryOpeningProps) {
  const { t } = useLanguage();
  return (
    <>
      <PageHeader scene={scene}>
        <Eyebrow>{t('navigation.ministries')}</Eyebrow>
        <h1 lang={lang}>{title}</h1>
        <Lead lang={lang}>{intro}</Lead>
      </PageHeader>
      <PageSection
        title={about.title}
        intro={picture && <FramedPicture source={picture} alt="" sizes={sizes} ratio="3 / 2" isFirst />}
        layout="columns"
        lang={lang}
      >
        <Paragraphs text={about.text} lang={lang} />
      </PageSection>
    </>
  );
}
