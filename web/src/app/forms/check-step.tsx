import type { ReactNode } from 'react';
import styled from 'styled-components';
import { countryGroups, crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import { CrisisNotice } from '../../features/crisis-help/crisis-notice';
import { fallbackLines } from '../../features/crisis-help/fallback-lines';
import { PageMetadata } from '../../features/page/page-metadata';
import { FormActions, PrivacyNote, UnreadNotice } from '../../features/requests/form/request-form';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { describeFailure } from '../../i18n/describe-failure';
import { useLanguage } from '../../i18n/language-provider';
import type { RequestFailure } from '../../lib/cms-client/request-failure';
import { useContentState } from '../../lib/cms-client/use-content';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { FormSheet, FormStack } from '../../ui/form/form-layout';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { Container, Narrow, Section } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { smallPrint, space } from '../../ui/theme/theme';
import type { ReadForm } from './read-form';

export type CheckedForm = {
  form: ReadForm;
  /** The sum to solve, and the server's signature of it. */
  sum: { first: number; second: number; check: string };
  /** Why the sum is asked for again. */
  answerError?: AnswerError | undefined;
  failure?: RequestFailure | undefined;
  /** Whose numbers come first if the text speaks of a crisis. */
  country: string | undefined;
};

export type AnswerError = `submission.humanCheck.${'required' | 'wrong'}` | 'formSteps.check.late';

const Typed = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  dt {
    ${smallPrint}
  }
  dd {
    margin: 0;
    line-height: 1.5;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const nothing = () => undefined;

export function StepFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <PageMetadata title={title} description={text} noindex />
      <PageHeader measure title={title} lead={text} />
      <Section data-surface="sand">
        <Container>
          <Narrow $gap={8}>{children}</Narrow>
        </Container>
      </Section>
    </>
  );
}

/** Shows what was typed before it is sent. The values travel in the page, so no server has to remember them. */
export function CheckStep({ form, sum, answerError, failure, country }: CheckedForm) {
  const { t, message, locale } = useLanguage();
  const { contactEmail } = useSiteSetting();
  const problem = `${sum.first} + ${sum.second}`;
  const carried: Readonly<Record<string, string | boolean>> = { ...form.values, locale, check: sum.check };
  return (
    <StepFrame title={t('formSteps.check.title')} text={t('formSteps.check.text')}>
      {/* Where the page opens. */}
      <ErrorSummary
        title={t('submission.summary.one')}
        problems={answerError ? [{ fieldId: 'human-check', message: message(answerError) }] : []}
        attempt={0}
      />
      {form.isUrgent && <UrgentHelp country={country} />}
      <FormSheet>
        <form method="post" action={form.page} noValidate>
          <FormStack>
            {failure && (
              <FormMessage title={t('submission.failed')} attempt={0}>
                <p>{describeFailure(failure, t)}</p>
                <p>
                  <span>{t('submission.failure.contact')}</span> <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
                </p>
              </FormMessage>
            )}
            <UnreadNotice />
            <TypedValues form={form} />
            {Object.entries(carried).map(([name, value]) =>
              value === false || name === 'humanCheck' ? null : (
                <input key={name} type="hidden" name={name} value={String(value)} />
              ),
            )}
            <PrivacyNote
              text={t('submission.confidence')}
              href={paths.limitsOfConfidence(locale)}
              link={t('submission.confidence.link')}
            />
            <TextField
              id="human-check"
              name="humanCheck"
              label={t('formSteps.check.sum', { problem })}
              help={t('submission.humanCheck.help')}
              error={answerError && message(answerError)}
              required
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="send"
              value=""
              onChange={nothing}
            />
            <FormActions>
              <SubmitButton label={t('formSteps.check.send')} submittingLabel="" isSubmitting={false} />
              <Button $variant="quiet" type="submit" name="change" value="1" formAction={`${form.page}#${form.id}`}>
                {t('formSteps.check.change')}
              </Button>
            </FormActions>
          </FormStack>
        </form>
      </FormSheet>
    </StepFrame>
  );
}

function TypedValues({ form: { fields, textPrefix, values, id } }: Pick<CheckedForm, 'form'>) {
  const { t, message } = useLanguage();
  /** The first of the names that has a text; each form calls its own fields by its prefix. */
  const textOf = (...keys: string[]) => keys.map((key) => message(key)).find((text, index) => text !== keys[index]);
  const label = (name: string) =>
    id === 'contact-general' && name === 'notes'
      ? t('contactRequest.message')
      : textOf(`${textPrefix}.${name}`, `submission.${name}`, 'submission.phone');
  const shown = (name: string, value: string | boolean) =>
    typeof value === 'boolean' ? t(`formSteps.check.${value}`) : (textOf(`${textPrefix}.${name}.${value}`) ?? value);
  return (
    <Typed>
      {fields.map((name) => {
        const value = values[name] ?? '';
        return value === '' ? null : (
          <div key={name}>
            <dt>{label(name)}</dt>
            <dd>{shown(name, value)}</dd>
          </div>
        );
      })}
    </Typed>
  );
}

function UrgentHelp({ country }: { country: string | undefined }) {
  const { t, locale } = useLanguage();
  const content = useContentState(crisisLinesQuery(locale));
  const names = { 911: t('crisisHelp.fallback.911'), 112: t('crisisHelp.fallback.112') };
  return (
    <CrisisNotice
      isSent={false}
      groups={countryGroups(content.status === 'ready' ? content.data : [], country)}
      fallback={fallbackLines(names, country, locale)}
      country={country}
    />
  );
}
