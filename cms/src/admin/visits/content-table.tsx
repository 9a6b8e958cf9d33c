import { Button, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Visits } from '../../api/page-view/contract';
import { en as texts, type TextKey } from '../translations/en';
import { useTexts } from '../translations/use-texts';
import { CountTable } from './count-table';

const shownAtFirst = 8;

type Content = Visits['content'][number];

const isText = (key: string): key is TextKey => key in texts;

export function ContentTable({ content }: { content: Visits['content'] }) {
  const text = useTexts();
  const { locale } = useIntl();
  const [isWhole, setWhole] = useState(false);

  function titleOf({ kind, name, titles }: Content): string {
    const pageName = `visits.page.${name}`;
    if (kind === 'page') return isText(pageName) ? text(pageName) : name;
    return (locale === 'es' ? (titles.es ?? titles.en) : (titles.en ?? titles.es)) ?? name;
  }

  const shown = isWhole ? content : content.slice(0, shownAtFirst);
  return (
    <>
      <CountTable
        title={text('visits.title')}
        labelHeading={text('visits.what')}
        rows={shown.map((one) => ({
          key: `${one.kind} ${one.name}`,
          label: (
            <>
              {titleOf(one)}{' '}
              {one.kind !== 'page' && (
                <Typography tag="span" variant="pi" textColor="neutral600">
                  {text(`visits.${one.kind}`)}
                </Typography>
              )}
            </>
          ),
          en: one.en,
          es: one.es,
        }))}
      />
      {content.length > shownAtFirst && (
        <Button variant="tertiary" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? text('visits.less') : text('visits.more', { count: content.length })}
        </Button>
      )}
    </>
  );
}
