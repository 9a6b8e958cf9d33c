import type { TrainingModule } from '@contracts/training-module';
import { Download } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { isLasting, readStored, useStored, writeStored } from '../../../lib/device-storage';
import { takeOverControl } from '../../../lib/hydration/server-controls';
import { saveFile } from '../../../lib/save-or-share-file';
import { Button } from '../../../ui/button';
import { controlStyle } from '../../../ui/form/control-style';
import { OnScreen, Stack } from '../../../ui/layout';
import { Small } from '../../../ui/text';
import { color, size } from '../../../ui/theme/theme';
import { ModuleSection } from '../module-section';
import { notesKey, useModuleRecord } from './use-module-record';
import { notesText } from './notes-file';

/** Not printed: a handout is for others too. Without scripts nothing could be stored. */
const Area = styled.textarea`
  ${controlStyle}
  max-width: ${size.measure};
  min-height: 9.5rem;
  resize: vertical;
  field-sizing: content;
`;

const Failure = styled.p`
  color: ${color.danger};
`;

/** Stores notes on the device as they are typed. */
export function ModuleNotes({ module: { slug, title, actionItems } }: { module: TrainingModule }) {
  const { t } = useLanguage();
  const key = notesKey(slug);
  const notes = useStored(key) ?? '';
  const [record] = useModuleRecord(slug);
  const area = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => writeStored(key, text === '' ? null : text);

  // Somebody may have begun to write before the script came. React writes the stored notes into the field after this.
  useLayoutEffect(() => {
    const early = area.current ? takeOverControl(area.current).value : '';
    const stored = readStored(key) ?? '';
    if (early !== '' && early !== stored) writeStored(key, stored === '' ? early : `${stored}\n${early}`);
  }, [key]);

  function save() {
    const items = actionItems.map((text, index) => ({ text, isDone: record?.ticked.includes(index) ?? false }));
    const text = notesText([{ title, notes, actionItems: { title: t('training.actionItems'), items } }]);
    saveFile(new File([text], `${t('course.notes.file')}-${slug}.txt`, { type: 'text/plain' }));
  }

  return (
    <OnScreen data-scripted data-not-read>
      <ModuleSection id="module-notes" title={t('course.notes')}>
        <Stack $gap={4}>
          <Area
            id={`${slug}-notes`}
            ref={area}
            aria-labelledby="module-notes"
            aria-describedby="notes-device"
            autoComplete="off"
            value={notes}
            onChange={({ target }) => write(target.value)}
          />
          <Small id="notes-device">{t('course.notes.device')}</Small>
          <Failure role="status">{isLasting(key) ? '' : t('course.notes.notStored')}</Failure>
          <div>
            <Button $variant="quiet" onClick={save}>
              <Download size={18} aria-hidden />
              <span>{t('course.notes.save')}</span>
            </Button>
          </div>
        </Stack>
      </ModuleSection>
    </OnScreen>
  );
}
