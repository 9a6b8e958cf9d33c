import { CircleAlert } from 'lucide-react';
import { contentLanguage } from '../../i18n/format';
import { englishGospel } from '../../i18n/en/gospel';
import { spanishGospel } from '../../i18n/es/gospel';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { useContentState } from '../../lib/cms-client/use-content';
import { Button } from '../../ui/button';
import { Dialog, DialogActions, DialogDay } from '../../ui/dialog/dialog';
import { Stack } from '../../ui/layout';
import { Notice } from '../../ui/notice';
import { Paragraphs } from '../../ui/paragraphs';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { GospelCall } from './gospel-call';
import type { GospelDialogProps } from './gospel-dialog';
import { gospelQuery } from './gospel-query';
import { GospelProgress } from './gospel-progress';
import { GospelPassages, GospelWords } from './gospel-words';

type GospelPanelProps = Pick<GospelDialogProps, 'readingBookUrl' | 'connect' | 'keep'> & { onClose: () => void };

export function GospelPanel(props: GospelPanelProps) {
  return (
    <ExtraTexts en={englishGospel} es={spanishGospel}>
      <OpenGospel {...props} />
    </ExtraTexts>
  );
}

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
      title={content ? <span lang={lang}>{content.title}</span> : t('gospelDialog.title')}
      description={content ? <Paragraphs text={content.intro} lang={lang} /> : null}
      closeLabel={t('gospelDialog.close')}
      surface="night"
      hasStickyHeader
      progress={content && <GospelProgress sections={content.sections} lang={lang} />}
    >
      {presentation.status === 'loading' && <GospelSkeleton />}
      {isMissing && (
        <Notice tone="danger" icon={<CircleAlert aria-hidden size="1.4em" />} title={t('gospelDialog.failed')}>
          <p>{t('layout.missing.text')}</p>
        </Notice>
      )}
      {presentation.status === 'failed' && (
        <>
          <Notice
            role="alert"
            tone="danger"
            icon={<CircleAlert aria-hidden size="1.4em" />}
            title={t('gospelDialog.failed')}
          >
            <p>{t('gospelDialog.failed.text')}</p>
          </Notice>
          <DialogActions>
            <Button onClick={presentation.retry}>{t('gospelDialog.failed.retry')}</Button>
          </DialogActions>
        </>
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
