import { imageMessages } from '@contracts/image';
import { CircleCheck, LoaderCircle } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/text-field';
import { Stack } from '../../../ui/layout';
import { color, fontSize, space } from '../../../ui/theme/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { Check } from './url-check';

const turn = keyframes`
  to { rotate: 1turn; }
`;

/** Keeps one line's height while empty, to avoid a layout shift. */
const State = styled.p<{ $isValid: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 1.45em;
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.45;
  color: ${({ $isValid }) => ($isValid ? color.success : color.textMuted)};
  &[hidden] {
    display: none;
  }
  [data-turning] {
    animation: ${turn} 900ms linear infinite;
  }
`;

/** The server answers in English: only messages with a translation are shown. */
function invalidKey(error: string | null): string {
  const known = Object.entries(imageMessages).find(([, english]) => english === error);
  return known?.[0] ?? 'image.inaccessible';
}

type UrlFieldProps = {
  id: string;
  typed: string;
  check: Check;
  onType: (typed: string) => void;
  onAgain: () => void;
};

export function UrlField({ id, typed, check, onType, onAgain }: UrlFieldProps) {
  const { t, message } = useLanguage();
  const error = problem();

  function problem(): string | undefined {
    if (check.status === 'invalid') return message(invalidKey(check.error));
    return check.status === 'failed' ? t('mediaPicker.url.failed') : undefined;
  }

  return (
    <Stack $gap={2}>
      <TextField
        id={id}
        label={t('mediaPicker.url')}
        help={t('mediaPicker.url.help')}
        error={error}
        value={typed}
        onChange={onType}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <State $isValid={check.status === 'valid'} hidden={error !== undefined}>
        {check.status === 'validating' && (
          <>
            <LoaderCircle aria-hidden size="1.15em" data-turning />
            <span>{t('mediaPicker.url.validating')}</span>
          </>
        )}
        {check.status === 'valid' && (
          <>
            <CircleCheck aria-hidden size="1.15em" />
            <span>{t('mediaPicker.url.valid')}</span>
          </>
        )}
      </State>
      {check.status === 'failed' && (
        <div>
          <Button $variant="quiet" onClick={onAgain}>
            {t('mediaPicker.url.again')}
          </Button>
        </div>
      )}
      {/* A live region must be rendered before it has content, or screen readers do not announce it. */}
      <VisuallyHidden role="status">
        {check.status === 'validating' || check.status === 'valid' ? t(`mediaPicker.url.${check.status}`) : error}
      </VisuallyHidden>
    </Stack>
  );
}
