import { builtInLocale } from '@contracts/language';
import { languageNames } from '@contracts/panel-names';
import type { Example } from '@contracts/site-setup';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { Cluster } from '../../ui/layout';
import { Small, VisuallyHidden } from '../../ui/text';
import { Rows, TapLink } from './small-steps';
import { type StepProps, useSetupChange } from './use-setup-change';

/** The editor of an example, in the reader's language; the panel leads to the other one. */
function editorOf({ uid, documentId, isPage }: Example, language: string): string {
  const entry = isPage ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `${paths.panel}/content-manager/${entry}?plugins[i18n][locale]=${language}`;
}

type CardProps = Pick<StepProps, 'show'> & { example: Example; isOpen: boolean };

function ExampleCard({ example, show, isOpen }: CardProps) {
  const { t, locale } = useLanguage();
  const { uid, documentId, address, isHidden, isPage, canHide, statements } = example;
  const own = builtInLocale(locale);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const { isBusy, act, change, outcome } = useSetupChange(show);
  const decide = (body: object) => act(() => change(`examples/${uid}/${documentId}`, { body }));
  const isConfirmed = statements.every((statement) => confirmed.includes(statement));
  const name = example.title ?? example.page[own];
  const language = example.language;
  // On an open site only what is true comes back.
  const other = isHidden ? !isOpen && 'show' : canHide && 'hide';
  const acts = other ? (['keep', other] as const) : (['keep'] as const);
  return (
    <li>
      <h4>
        <span>{name}</span>
        {language !== own && <Small as="span">{` (${languageNames[language][own]})`}</Small>}
      </h4>
      {isHidden && <Small>{t(isPage ? 'setup.examples.hiddenParts' : 'setup.examples.hidden')}</Small>}
      {statements.map((statement, index) => (
        <CheckboxField
          key={statement}
          id={`setup-${documentId}-${index}`}
          label={t('setup.examples.true', { statement })}
          checked={confirmed.includes(statement)}
          onChange={(isTrue) =>
            setConfirmed(isTrue ? [...confirmed, statement] : confirmed.filter((each) => each !== statement))
          }
        />
      ))}
      {!isConfirmed && <Small>{t('setup.examples.tick')}</Small>}
      <Cluster $gap={3}>
        {acts.map((choice) => (
          <Button
            key={choice}
            $variant="quiet"
            aria-disabled={isBusy || (choice === 'keep' && !isConfirmed) || undefined}
            onClick={() => {
              if (choice === 'show') decide({ act: choice });
              else if (choice === 'hide') decide({ act: choice, confirmed });
              else if (isConfirmed) decide({ act: choice, confirmed: statements });
            }}
          >
            <span>
              <span>
                {t(
                  choice === 'hide' && isPage && confirmed.length > 0
                    ? 'setup.examples.hideRest'
                    : `setup.examples.${choice}`,
                )}
              </span>
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </span>
          </Button>
        ))}
        <TapLink href={editorOf(example, own)}>{t('setup.examples.change')}</TapLink>
        {address !== null && (isPage || !isHidden) && <TapLink href={address}>{t('setup.see')}</TapLink>}
      </Cluster>
      {outcome}
    </li>
  );
}

export function ExamplesStep({ setup: { examples, opening }, show }: StepProps) {
  const { locale } = useLanguage();
  const own = builtInLocale(locale);
  const pages = [...new Set(examples.map(({ page }) => page[own]))];
  return pages.map((page) => (
    <section key={page} aria-label={page}>
      {examples.some((example) => !example.isPage && example.page[own] === page) && <Small>{page}</Small>}
      <Rows role="list">
        {examples
          .filter((example) => example.page[own] === page)
          .map((example) => (
            <ExampleCard key={example.documentId} isOpen={opening.isOpen} example={example} show={show} />
          ))}
      </Rows>
    </section>
  ));
}
