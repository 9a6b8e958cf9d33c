import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allTexts } from '../../../i18n/dictionaries';
import { LanguageProvider } from '../../../i18n/language-provider';
import { ApiError } from '../../../lib/cms-client/api-error';
import { UnfitFile } from '../failures';
import { UploadList } from './uploads';

function showFailure(error: unknown) {
  const file = new File(['%PDF'], 'letter.pdf');
  const pending = [{ id: 1, file, state: { status: 'failed', error } as const }];
  const nothing = () => undefined;
  render(
    <LanguageProvider locale="en" dictionary={allTexts.en}>
      <UploadList uploads={{ pending, arrived: 0, dismiss: nothing, add: nothing, retry: nothing }} />
    </LanguageProvider>,
  );
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
}

const [retry, dismiss] = (['retry', 'dismiss'] as const).map((action) =>
  allTexts.en[`mediaPicker.upload.${action}`].replace('{name}', 'letter.pdf'),
);

test.each([
  ['of another kind', new UnfitFile('kind')],
  ['that is too large', new UnfitFile('size')],
  ['that the server finds too large', new ApiError(413, '', '')],
  ['of a kind that the server refuses', new ApiError(415, '', '')],
])('a file %s can only be dismissed', (_, error) => {
  expect(showFailure(error)).toEqual([dismiss]);
});

test.each([
  ['without a connection', new TypeError('Failed to fetch')],
  ['while the server fails', new ApiError(500, '', '')],
])('a file that was sent %s can be sent again', (_, error) => {
  expect(showFailure(error)).toEqual([retry, dismiss]);
});
