import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/text-field';
import { Stack } from '../../../ui/layout';
import { Spinner } from '../../../ui/skeleton';
import { color, fontSize, inRow } from '../../../ui/theme/theme';
import { VisuallyHidden } from '../../../ui/text';
import type { UrlCheck } from './use-url-check';

/** Keeps one line's height while empty, to avoid a layout shift. */
const State = styled.p<{ $isValid: boolean }>`
  ${inRow(2)}
  min-height: 1.45em;
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.45;
  color: ${({ $isValid }) => ($isValid ? color.success : color.textMuted)};
  &[hidden] {
    display: none;
  }
`;

export function UrlField({ id, check }: { id: string; check: UrlCheck }) {
  const { t } = useLanguage();
  const { typed, type, status, again } = check;
  const error =
    status === 'invalid' ? t('image.inaccessible') : status === 'failed' ? t('mediaPicker.url.failed') : undefined;

  return (
    <Stack $gap={2}>
      <TextField
        id={id}
        label={t('mediaPicker.url')}
        help={t('mediaPicker.url.help')}
        error={error}
        value={typed}
        onChange={type}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <State $isValid={status === 'valid'} hidden={error !== undefined}>
        {status === 'validating' && (
          <>
            <Spinner />
            <span>{t('mediaPicker.url.validating')}</span>
          </>
        )}
        {status === 'valid' && (
          <>
            <CircleCheck aria-hidden size="1.15em" />
            <span>{t('mediaPicker.url.valid')}</span>
          </>
        )}
      </State>
      {status === 'failed' && (
        <div>
          <Button $variant="quiet" onClick={again}>
            {t('mediaPicker.url.again')}
          </Button>
        </div>
      )}
      {/* A live region must be rendered before it has content, or screen readers do not announce it. */}
      <VisuallyHidden role="status">
        {status === 'validating' || status === 'valid' ? t(`mediaPicker.url.${status}`) : error}
      </VisuallyHidden>
    </Stack>
  );
}
