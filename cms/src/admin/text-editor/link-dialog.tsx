import { Button, Field, Flex, Modal, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import { isSafeLink } from '../../lib/markdown/safe-link';
import { useTexts } from '../translations/use-texts';

/** What somebody typed as the target of a link; undefined if the site would not follow it. */
function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s()-]{6,}$/.test(address)) return `tel:${address.replaceAll(/[^\d+]/g, '')}`;
  if (/^(?:www\.|[a-z0-9-]+\.(?:org|com|net)\b)/i.test(address)) return `https://${address}`;
  return address !== '' && isSafeLink(address) ? address : undefined;
}

type Props = {
  href: string;
  /** The words that become the link; they are asked for where none are selected. */
  words: string;
  onSave: (href: string, words: string) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

export function LinkDialog({ href, words, onSave, onRemove, onClose }: Props) {
  const text = useTexts();
  const [address, setAddress] = useState(href);
  const [typedWords, setTypedWords] = useState('');
  const [isRefused, setRefused] = useState(false);

  function save(): void {
    const chosen = linkAddress(address);
    if (chosen === undefined) setRefused(true);
    else onSave(chosen, words || typedWords.trim() || address.trim());
  }

  return (
    <Modal.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{text('writing.link.title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Field.Root
              required
              hint={text('writing.link.hint')}
              {...(isRefused ? { error: text('writing.link.refused') } : {})}
            >
              <Field.Label>{text('writing.link.address')}</Field.Label>
              <TextInput
                value={address}
                onChange={({ currentTarget }) => {
                  setRefused(false);
                  setAddress(currentTarget.value);
                }}
              />
              <Field.Hint />
              <Field.Error />
            </Field.Root>
            {words === '' ? (
              <Field.Root>
                <Field.Label>{text('writing.link.text')}</Field.Label>
                <TextInput value={typedWords} onChange={({ currentTarget }) => setTypedWords(currentTarget.value)} />
              </Field.Root>
            ) : null}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex gap={2} wrap="wrap">
            <Button variant="tertiary" onClick={onClose}>
              {text('writing.cancel')}
            </Button>
            {onRemove ? (
              <Button variant="danger-light" onClick={onRemove}>
                {text('writing.link.remove')}
              </Button>
            ) : null}
          </Flex>
          <Button onClick={save}>{text('writing.insert')}</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
