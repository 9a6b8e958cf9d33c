import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import useSWR from 'swr';
import { DeskCache } from './desk-cache';

const read = vi.fn<() => Promise<string>>();

function Request() {
  const { data = 'nothing' } = useSWR('request', read);
  return <p>{data}</p>;
}

test('what is shown again is read again, however soon', async () => {
  read.mockResolvedValueOnce('as it was').mockResolvedValueOnce('as it is');
  const { rerender } = render(
    <DeskCache>
      <Request key="first" />
    </DeskCache>,
  );
  await screen.findByText('as it was');
  rerender(
    <DeskCache>
      <Request key="second" />
    </DeskCache>,
  );
  await screen.findByText('as it is');
});

test('nothing outlives the part of the page that the cache belongs to', async () => {
  read.mockResolvedValueOnce('somebody’s words').mockReturnValueOnce(new Promise(() => undefined));
  const { rerender } = render(
    <DeskCache key="first">
      <Request />
    </DeskCache>,
  );
  await screen.findByText('somebody’s words');
  rerender(
    <DeskCache key="second">
      <Request />
    </DeskCache>,
  );
  expect(screen.getByText('nothing')).toBeTruthy();
});
