import styled from 'styled-components';
import { countryGroups } from '../../features/crisis-help/country-groups';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import { CrisisNotice } from '../../features/crisis-help/crisis-notice';
import { fallbackLines } from '../../features/crisis-help/fallback-lines';
import { describeFailure } from '../../features/requests/form/request-failure';
import { FormActions, PrivacyNote } from '../../features/requests/form/request-form';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { useLanguage } from '../../i18n/language-provider';
import { useContentState } from '../../lib/cms-client/use-content';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { FormSheet, FormStack } from '../../ui/form/form-layout';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { color, fontSize, space } from '../../ui/theme/theme';
import type { CheckedForm } from './form-step';
import { StepFrame } from './step-frame';

const Typed = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
  dd {
    margin: 0;
    line-height: 1.5;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const nothing = () => undefined;

/** Shows what was typed before it is sent. The values travel in the page, so no server has to remember them. */
export function CheckStep({ form, sum, answerError, failure, country }: CheckedForm) {
  const { t, message, locale } = useLanguage();
  const { contactEmail } = useSiteSetting();
  const problem = `${sum.first} + ${sum.second}`;
  const carried: Readonly<Record<string, string | boolean>> = { ...form.values, locale, check: sum.check };
  return (
    <StepFrame title={t('formSteps.check.title')} text={t('formSteps.check.text')}>
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
              <Button $variant="quiet" type="submit" name="change" value="1">
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
