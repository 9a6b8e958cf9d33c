import type { TrainingModuleSummary } from '@contracts/training-module';
import { Download } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { englishCourseOnDevice } from '../../../i18n/en/course-on-device';
import { spanishCourseOnDevice } from '../../../i18n/es/course-on-device';
import { useLanguage, withTexts } from '../../../i18n/language-provider';
import { readStored, subscribeToStored, writeStored } from '../../../lib/device-storage';
import { saveFile } from '../../../lib/save-or-share-file';
import { Button } from '../../../ui/button';
import { ConfirmedButton } from '../../../ui/confirmed-button';
import { Cluster, Stack } from '../../../ui/layout';
import { Prose } from '../../../ui/text';
import { notesKey, recordKey } from './use-module-record';
import { notesText } from './notes-file';

export type CourseOnDeviceProps = {
  modules: readonly TrainingModuleSummary[];
  /** Where the results of the quizzes are stored. */
  quizKeys: readonly string[];
};

/** Saves one's notes, and deletes the course from a device that others use. */
export const CourseOnDevice = withTexts({ en: englishCourseOnDevice, es: spanishCourseOnDevice }, OnDevice);

function OnDevice({ modules, quizKeys }: CourseOnDeviceProps) {
  const { t } = useLanguage();
  const [isDeleted, setDeleted] = useState(false);
  const keys = [...modules.flatMap(({ slug }) => [recordKey(slug), notesKey(slug)]), ...quizKeys];
  const stored = useSyncExternalStore(
    subscribeToStored,
    () => keys.filter((key) => readStored(key) !== null).join(),
    () => '',
  );
  const noted = modules.flatMap(({ slug, title }) => {
    const notes = readStored(notesKey(slug));
    return notes === null ? [] : [{ title, notes }];
  });
  if (stored === '' && !isDeleted) return null;
  return (
    <Stack as="section" $gap={4} aria-labelledby="course-on-device">
      <h2 id="course-on-device">{t('course.onDevice')}</h2>
      <Prose role="status">{stored === '' ? t('course.onDevice.deleted') : t('course.onDevice.text')}</Prose>
      {stored === '' ? null : (
        <Cluster $gap={3}>
          {noted.length > 0 ? (
            <Button
              $variant="quiet"
              onClick={() =>
                saveFile(new File([notesText(noted)], `${t('course.notes.file')}.txt`, { type: 'text/plain' }))
              }
            >
              <Download size={18} aria-hidden />
              <span>{t('course.onDevice.saveNotes')}</span>
            </Button>
          ) : null}
          <ConfirmedButton
            label={t('course.onDevice.delete')}
            question={t('course.onDevice.question')}
            cancel={t('course.onDevice.cancel')}
            confirm={t('course.onDevice.delete')}
            isBusy={false}
            onConfirm={() => {
              setDeleted(true);
              for (const key of keys) writeStored(key, null);
            }}
          />
        </Cluster>
      )}
    </Stack>
  );
}
