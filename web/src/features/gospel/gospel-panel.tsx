import type { ReactNode } from 'react';
import { contentLanguage } from '../../i18n/format';
import { englishGospel } from '../../i18n/en/gospel';
import { spanishGospel } from '../../i18n/es/gospel';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { useContentState } from '../../lib/cms-client/use-content';
import { Button } from '../../ui/button';
import { Dialog, DialogDay } from '../../ui/dialog/dialog';
import { DialogFailure } from '../../ui/dialog/dialog-failure';
import { Stack } from '../../ui/layout';
import { Notice } from '../../ui/notice';
import { Paragraphs } from '../../ui/paragraphs';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/text';
import { GospelCall } from './gospel-call';
import { gospelQuery } from './gospel-query';
import { GospelProgress } from './gospel-progress';
import { GospelPassages, GospelWords } from './gospel-words';

export type GospelPanelProps = {
  /** The book to read next; no button if empty. */
  readingBookUrl: string;
  /** Renders the contact form, which calls `onSent`. */
  connect: (onSent: () => void) => ReactNode;
  keep: ReactNode;
  onClose: () => void;
};

export const GospelPanel = withTexts({ en: englishGospel, es: spanishGospel }, OpenGospel);

function OpenGospel({ readingBookUrl, connect, keep, onClose }: GospelPanelProps) {
  const { t, locale } = useLanguage();
  const presentation = useContentState(gospelQuery(locale));
  const content = presentation.status === 'ready' ? (presentation.data ?? undefined) : undefined;
  const isMissing = presentation.status === 'ready' && presentation.data === null;
  const lang = content && contentLanguage(content, locale);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="46rem"
      title={content ? <span lang={lang}>{content.title}</span> : t('gospel.open')}
      description={content ? <Paragraphs text={content.intro} lang={lang} /> : null}
      closeLabel={t('words.close')}
      surface="night"
      hasStickyHeader
      progress={content && <GospelProgress sections={content.sections} lang={lang} />}
    >
      {presentation.status === 'loading' && <GospelSkeleton />}
      {isMissing && (
        <Notice tone="danger" title={t('gospelDialog.failed')}>
          <p>{t('layout.missing.text')}</p>
        </Notice>
      )}
      {presentation.status === 'failed' && (
        <DialogFailure
          title={t('gospelDialog.failed')}
          text={t('gospelDialog.failed.text')}
          action={<Button onClick={presentation.retry}>{t('words.retry')}</Button>}
        />
      )}
      {content && (
        <>
          <GospelWords presentation={content} lang={lang} />
          <DialogDay data-surface="paper">
            <GospelPassages presentation={content} lang={lang} />
            <GospelCall call={content.callToAction} lang={lang} readingBookUrl={readingBookUrl} connect={connect} />
            {keep}
          </DialogDay>
        </>
      )}
    </Dialog>
  );
}

const sections = [1, 2, 3];

function GospelSkeleton() {
  const { t } = useLanguage();
  return (
    <Stack $gap={8}>
      <VisuallyHidden role="status">{t('gospelDialog.loading')}</VisuallyHidden>
      {sections.map((section) => (
        <Stack key={section} $gap={3}>
          <Skeleton $width="12rem" $height="1.75rem" />
          <Skeleton $height="6rem" />
          <Skeleton $width="80%" $height="4rem" />
        </Stack>
      ))}
    </Stack>
  );
}
