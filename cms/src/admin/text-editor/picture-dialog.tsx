import { Button, Field, Flex, Modal, Textarea, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import { useTexts } from '../translations/use-texts';

export type TextPicture = { src: string; alt: string; caption: string };

type Props = {
  picture: TextPicture;
  onSave: (picture: TextPicture) => void;
  onClose: () => void;
};

/** A picture needs an alternative text before it goes into the text. */
export function PictureDialog({ picture, onSave, onClose }: Props) {
  const text = useTexts();
  const [alt, setAlt] = useState(picture.alt);
  const [caption, setCaption] = useState(picture.caption);
  const [isRefused, setRefused] = useState(false);

  function save(): void {
    if (alt.trim() === '') {
      setRefused(true);
      return;
    }
    onSave({ src: picture.src, alt: alt.trim(), caption: caption.trim() });
  }

  return (
    <Modal.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{text('writing.picture.title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <img src={picture.src} alt="" style={{ maxWidth: '100%', maxHeight: '24rem', alignSelf: 'start' }} />
            <Field.Root
              required
              hint={text('writing.picture.alt.hint')}
              {...(isRefused && alt.trim() === '' ? { error: text('writing.picture.alt.missing') } : {})}
            >
              <Field.Label>{text('writing.picture.alt')}</Field.Label>
              <Textarea value={alt} onChange={({ currentTarget }) => setAlt(currentTarget.value)} />
              <Field.Hint />
              <Field.Error />
            </Field.Root>
            <Field.Root hint={text('writing.picture.caption.hint')}>
              <Field.Label>{text('writing.picture.caption')}</Field.Label>
              <TextInput value={caption} onChange={({ currentTarget }) => setCaption(currentTarget.value)} />
              <Field.Hint />
            </Field.Root>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {text('writing.cancel')}
          </Button>
          <Button onClick={save}>{text('writing.insert')}</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
