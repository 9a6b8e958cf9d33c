import { type FoundRequests, searchLength } from '@contracts/prayer-desk';
import { Search } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { TextField } from '../../ui/form/text-field';
import { Stack } from '../../ui/layout';
import { VisuallyHidden } from '../../ui/text';
import { space } from '../../ui/theme/theme';
import type { Desk } from './desk-address';
import { useDeskCalls } from './desk-calls';
import { LoadState } from './failure-notice';
import { RequestRows } from './request-list';
import { noneOneOrOther, useDeskWords } from './use-desk-words';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
  > :first-child {
    flex: 1 1 16rem;
  }
`;

type RequestSearchProps = {
  desk: Desk;
  /** Empty while nothing is searched for. In memory alone: an address or a storage would keep somebody’s name. */
  searched: string;
  onSearch: (text: string) => void;
};

export function RequestSearch({ desk, searched, onSearch }: RequestSearchProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState(searched);
  const [isShort, setIsShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = typed.trim();
    const isTooShort = text.length < searchLength.least;
    setIsShort(isTooShort);
    if (isTooShort) field.current?.focus();
    else onSearch(text);
  };
  const end = () => {
    setTyped('');
    onSearch('');
    field.current?.focus();
  };
  return (
    <Stack $gap={4}>
      <Form role="search" onSubmit={submit} noValidate>
        <TextField
          id="desk-search"
          ref={field}
          type="search"
          label={t('prayerDesk.search')}
          help={t('prayerDesk.searchHint')}
          error={isShort ? t('prayerDesk.searchShort', { count: searchLength.least }) : undefined}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={searchLength.most}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit">
          <Search aria-hidden size="1.1em" />
          <span>{t('prayerDesk.searchStart')}</span>
        </Button>
      </Form>
      {searched === '' ? null : <SearchResults key={searched} desk={desk} searched={searched} onEnd={end} />}
    </Stack>
  );
}

function SearchResults({ desk, searched, onEnd }: { desk: Desk; searched: string; onEnd: () => void }) {
  const { t } = useLanguage();
  const { number } = useDeskWords();
  const calls = useDeskCalls();
  const answer = useSWR<FoundRequests, unknown>(['found', searched], () => calls.search(searched));
  const { requests = [], hasMore = false } = answer.data ?? {};
  const count = { count: number(requests.length) };
  const found = hasMore
    ? t('prayerDesk.foundMore', count)
    : t(`prayerDesk.found.${noneOneOrOther(requests.length)}`, count);
  const end = (
    <Button $variant="quiet" onClick={onEnd}>
      {t('prayerDesk.searchEnd')}
    </Button>
  );
  return (
    <>
      {/* It stays, because what is inserted with its text is often not read aloud. */}
      <VisuallyHidden role="status">{answer.data && found}</VisuallyHidden>
      {answer.data === undefined ? (
        <LoadState answer={answer} />
      ) : requests.length === 0 ? (
        <EmptyState title={found} text={t('prayerDesk.foundNoneAbout')} action={end} />
      ) : (
        <>
          <h2>{found}</h2>
          <RequestRows requests={requests} desk={desk} />
          <div>{end}</div>
        </>
      )}
    </>
  );
}
