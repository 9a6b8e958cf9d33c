import type { Book } from '@contracts/book';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import type { Query } from '../../lib/cms-client/fetch-query';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { takeOverControl } from '../../lib/hydration/server-controls';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { ErrorBoundary } from '../../ui/error-boundary';
import { controlStyle } from '../../ui/form/control-style';
import { Stack } from '../../ui/layout';
import { color, space } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/text';
import { SearchFailure } from './search-failure';

/** The index and its library load when the field is used. */
const SearchResults = lazyWithPreload(() => import('./search-results').then((module) => module.SearchResults));

const Field = styled.form`
  position: relative;
  max-width: 32rem;
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline: ${space[3]} auto;
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
  input {
    ${controlStyle}
    padding-inline-start: ${space[10]};
  }
`;

const fieldId = 'library-search';
const formId = 'library-search-form';

type LibrarySearchProps = {
  query: string;
  /** The recommended books in the current language. */
  booksQuery: Query<Book[]>;
  onQueryChange: (query: string) => void;
  /** Shown while nothing is searched for. */
  children: ReactNode;
};

/** With scripts the query is not put into the address: what people search for here can be personal. */
export function LibrarySearch({ query, booksQuery, onQueryChange, children }: LibrarySearchProps) {
  const { locale, t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const warmUp = () => void SearchResults.preload().catch(() => undefined);
  const [announcement, setAnnouncement] = useState('');
  const isSearching = query.trim() !== '';

  // Includes what was typed before hydration.
  useEffect(() => {
    const typed = input.current ? takeOverControl(input.current).value : '';
    if (typed !== query) onQueryChange(typed);
  }, [query, onQueryChange]);

  const clear = () => {
    onQueryChange('');
    input.current?.focus();
  };

  return (
    <Stack $gap={8}>
      {/* Without scripts, or before they have come, the server searches. */}
      <Field id={formId} role="search" action={paths.resources} onSubmit={(event) => event.preventDefault()}>
        <VisuallyHidden as="label" htmlFor={fieldId}>
          {t('resources.search.label')}
        </VisuallyHidden>
        <Search size={20} aria-hidden />
        <input
          ref={input}
          id={fieldId}
          name="q"
          type="search"
          value={query}
          autoComplete="off"
          placeholder={t('resources.search.placeholder')}
          onFocus={warmUp}
          onPointerEnter={warmUp}
          onChange={(event) => onQueryChange(event.target.value)}
        />
      </Field>
      <noscript>
        {import.meta.env.SSR && (
          <p>
            <Button form={formId} type="submit">
              {t('withoutScripts.search')}
            </Button>
          </p>
        )}
      </noscript>
      {/* A live region must be rendered before it has content, or screen readers do not announce it. */}
      <VisuallyHidden role="status">{isSearching ? announcement : ''}</VisuallyHidden>
      {isSearching ? (
        <ErrorBoundary
          resetKey={locale}
          fallback={(_error, retry) => (
            <SearchFailure
              onRetry={() => {
                warmUp();
                retry();
              }}
            />
          )}
        >
          <Suspense fallback={children}>
            <SearchResults
              query={query}
              booksQuery={booksQuery}
              announce={setAnnouncement}
              onClear={clear}
              onLeave={() => onQueryChange('')}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        children
      )}
    </Stack>
  );
}
