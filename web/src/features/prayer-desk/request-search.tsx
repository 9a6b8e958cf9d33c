import { type FoundRequests, searchLength } from '@contracts/prayer-desk';
import { Search } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { controlStyle } from '../../ui/form/control-style';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { color, space } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { Desk } from './desk-address';
import { useDeskCalls } from './desk-calls';
import { LoadState } from './load-state';
import { RequestRows } from './request-list';
import { noneOneOrOther, useDeskWords } from './use-desk-words';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  label,
  p {
    flex: 1 0 100%;
  }
  label {
    font-weight: 600;
  }
`;

const Field = styled.input`
  ${controlStyle}
  flex: 1 1 8rem;
  width: 0;
  min-width: 8rem;
`;

const Mistake = styled.p`
  color: ${color.danger};
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
  const id = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setIsShort(text.length < searchLength.least);
    if (text.length >= searchLength.least) onSearch(text);
  };
  return (
    <Stack $gap={4}>
      <Form role="search" onSubmit={submit} noValidate>
        <label htmlFor={id}>{t('prayerDesk.search')}</label>
        <Field
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={searchLength.most}
          value={typed}
          aria-invalid={isShort}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">
          <Search aria-hidden size="1.1em" />
          <span>{t('prayerDesk.searchStart')}</span>
        </Button>
        {isShort ? (
          <Mistake id={`${id}-hint`} role="alert">
            {t('prayerDesk.searchShort', { count: searchLength.least })}
          </Mistake>
        ) : (
          <Small id={`${id}-hint`}>{t('prayerDesk.searchHint')}</Small>
        )}
      </Form>
      {searched === '' ? null : (
        <SearchResults
          key={searched}
          desk={desk}
          searched={searched}
          onEnd={() => {
            setTyped('');
            onSearch('');
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </Stack>
  );
}

function SearchResults({ desk, searched, onEnd }: { desk: Desk; searched: string; onEnd: () => void }) {
  const { t } = useLanguage();
  const { number } = useDeskWords();
  const calls = useDeskCalls();
  const { data, error, isValidating, mutate } = useSWR<FoundRequests, unknown>(['found', searched], () =>
    calls.search(searched),
  );
  const count = data?.requests.length ?? 0;
  const found =
    data === undefined
      ? ''
      : data.hasMore
        ? t('prayerDesk.foundMore', { count: number(count) })
        : t(`prayerDesk.found.${noneOneOrOther(count)}`, { count: number(count) });
  return (
    <>
      {/* It stays, because what is inserted with its text is often not read aloud. */}
      <VisuallyHidden role="status">{found}</VisuallyHidden>
      {data === undefined ? (
        <LoadState error={isValidating ? undefined : error} onAgain={() => void mutate()} />
      ) : (
        <Found desk={desk} requests={data.requests} title={found} onEnd={onEnd} />
      )}
    </>
  );
}

type FoundProps = { desk: Desk; requests: FoundRequests['requests']; title: string; onEnd: () => void };

function Found({ desk, requests, title, onEnd }: FoundProps) {
  const { t } = useLanguage();
  const end = (
    <Button $variant="quiet" onClick={onEnd}>
      {t('prayerDesk.searchEnd')}
    </Button>
  );
  if (requests.length === 0) return <EmptyState title={title} text={t('prayerDesk.foundNoneAbout')} action={end} />;
  return (
    <>
      <h2>{title}</h2>
      <RequestRows requests={requests} desk={desk} />
      <div>{end}</div>
    </>
  );
}
