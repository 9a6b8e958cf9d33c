import { captionSchema } from '@contracts/event-media';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { safeParse } from 'valibot';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { controlStyle } from '../../../ui/form/control-style';
import { controlProps, Field } from '../../../ui/form/field';
import { Cluster, Stack } from '../../../ui/layout';
import { SessionEnded } from '../session/session';

const Text = styled.textarea`
  ${controlStyle}
  min-height: 4.5rem;
  max-height: 16rem;
  resize: vertical;
  field-sizing: content;
`;

type CaptionEditorProps = {
  /** What it is the caption of. */
  name: string;
  caption: string;
  onSave: (caption: string) => Promise<void>;
  onClose: () => void;
};

/** What was typed stays until it is stored, or given up. */
export function CaptionEditor({ name, caption, onSave, onClose }: CaptionEditorProps) {
  const { t, message } = useLanguage();
  const id = useId();
  const [text, setText] = useState(caption);
  /** By its key. */
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const field = area.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  async function save() {
    const checked = safeParse(captionSchema, text);
    if (!checked.success) {
      setProblem(checked.issues[0].message);
      area.current?.focus();
      return;
    }
    setProblem(undefined);
    if (checked.output === caption) {
      onClose();
      return;
    }
    setSaving(true);
    try {
      await onSave(checked.output);
      onClose();
    } catch (error) {
      setSaving(false);
      if (error instanceof SessionEnded) return;
      setProblem('mediaAdmin.caption.failed');
      area.current?.focus();
    }
  }

  const field = {
    id: `${id}caption`,
    label: t('mediaAdmin.caption.label', { name }),
    error: problem && message(problem),
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <Stack $gap={3}>
        <Field {...field}>
          <Text
            {...controlProps(field)}
            ref={area}
            rows={2}
            enterKeyHint="done"
            readOnly={isSaving}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.stopPropagation();
                onClose();
              } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
                event.preventDefault();
                event.currentTarget.form?.requestSubmit();
              }
            }}
          />
        </Field>
        <Cluster $gap={3}>
          <Button type="submit" aria-disabled={isSaving || undefined}>
            {isSaving ? t('mediaAdmin.caption.saving') : t('mediaAdmin.caption.save')}
          </Button>
          <Button $variant="quiet" onClick={onClose}>
            {t('mediaAdmin.caption.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
