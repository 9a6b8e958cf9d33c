import { builtInLocale } from '@contracts/language';
import { languageNames } from '@contracts/panel-names';
import type { Example } from '@contracts/site-setup';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { Cluster } from '../../ui/layout';
import { Small, VisuallyHidden } from '../../ui/text';
import { panelEditor, Rows, TapLink } from './small-steps';
import { type StepProps, useSetupChange } from './use-setup-change';

type CardProps = Pick<ReturnType<typeof useSetupChange>, 'isBusy' | 'act' | 'change'> & {
  example: Example;
  isOpen: boolean;
};

function ExampleCard({ example, isOpen, isBusy, act, change }: CardProps) {
  const { t, locale } = useLanguage();
  const { uid, documentId, address, isHidden, isPage, canHide, statements } = example;
  const own = builtInLocale(locale);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const decide = (body: object) => change(`examples/${uid}/${documentId}`, { body });
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
              if (choice === 'show') act(() => decide({ act: choice }));
              else if (choice === 'hide') act(() => decide({ act: choice, confirmed }));
              else if (isConfirmed) {
                act(
                  () => decide({ act: choice, confirmed: statements }).then(() => t('setup.examples.kept', { name })),
                  isOpen ? undefined : () => decide({ act: 'ask' }),
                );
              }
            }}
          >
            <span>
              <span>
                {choice === 'hide' && isPage && confirmed.length > 0
                  ? t('setup.examples.hideRest')
                  : t(`setup.examples.${choice}`)}
              </span>
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </span>
          </Button>
        ))}
        <TapLink href={panelEditor(isPage ? { uid } : { uid, documentId }, own)}>{t('setup.examples.change')}</TapLink>
        {address !== null && (isPage || !isHidden) && <TapLink href={address}>{t('setup.see')}</TapLink>}
      </Cluster>
    </li>
  );
}

export function ExamplesStep({ setup: { examples, opening }, show }: StepProps) {
  const { locale } = useLanguage();
  const own = builtInLocale(locale);
  const { isBusy, act, change, outcome } = useSetupChange(show);
  const pages = [...new Set(examples.map(({ page }) => page[own]))];
  return (
    <>
      {outcome}
      {pages.map((page) => (
        <section key={page} aria-label={page}>
          {examples.some((example) => !example.isPage && example.page[own] === page) && <Small>{page}</Small>}
          <Rows role="list">
            {examples
              .filter((example) => example.page[own] === page)
              .map((example) => (
                <ExampleCard
                  key={example.documentId}
                  isOpen={opening.isOpen}
                  example={example}
                  {...{ isBusy, act, change }}
                />
              ))}
          </Rows>
        </section>
      ))}
    </>
  );
}
