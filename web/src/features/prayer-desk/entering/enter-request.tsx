import { enteredRequestPath, enteredRequestSchema, type EnteredRequest } from '@contracts/entered-request';
import { requestKinds, requestSources, type Team } from '@contracts/prayer-desk';
import { useState } from 'react';
import { offeredLocales } from '../../../i18n/offered-locales';
import { useLanguage } from '../../../i18n/language-provider';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FieldPair, FormStack } from '../../../ui/form/form-layout';
import { PhoneField } from '../../../ui/form/phone-field';
import { ScriptedForm } from '../../../ui/form/scripted-form';
import { SelectField } from '../../../ui/form/select-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { Cluster } from '../../../ui/layout';
import { Small } from '../../../ui/text';
import { deskSearch } from '../desk-address';
import { FailureNotice } from '../failure-notice';
import { withIdempotencyKey } from '../../../lib/idempotency-key';
import { Reference } from '../marks';
import { enteredDraft, useDrafts } from '../drafts';
import { useFocusOnArrival } from '../../../lib/focus-after-change';
import {
  enteredRequestBody,
  emptyValues,
  type EnteredDraft,
  type EnteredValues,
  type FieldErrors,
  refusedFields,
} from './entered-values';
import { EnteredDetails } from './entered-details';
import { useAuthorizedCall } from '../../../lib/panel-session/use-authorized-call';
import { useDeskMutation } from '../desk-calls';

export type EnterRequestProps = { team: Team | undefined; onChanged: () => void };

/** A form for a request that came by telephone or after the service. */
export function EnterRequest({ team, onChanged }: EnterRequestProps) {
  const drafts = useDrafts();
  const [entered, setEntered] = useState<EnteredRequest & { isHidden: boolean }>();
  if (entered === undefined) {
    return (
      <EnteringForm
        onEntered={(request, { confidential }) => {
          drafts.forget(enteredDraft);
          setEntered({ ...request, isHidden: confidential && team?.me.readsConfidential === false });
          onChanged();
        }}
      />
    );
  }
  return <Entered {...entered} onAgain={() => setEntered(undefined)} />;
}

type EnteringFormProps = { onEntered: (request: EnteredRequest, values: EnteredValues) => void };

/** What is typed is stored with the drafts of notes, so that it outlasts a screen that was emptied. */
function EnteringForm({ onEntered }: EnteringFormProps) {
  const { t, locale, message } = useLanguage();
  const call = useAuthorizedCall();
  const heading = useFocusOnArrival();
  const drafts = useDrafts();
  const { values, sent } = drafts.of(enteredDraft).entered ?? { values: { ...emptyValues, language: locale } };
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);

  const { details } = values;
  const keep = (draft: EnteredDraft) => drafts.change(enteredDraft, () => ({ entered: draft }));

  function change(more: Partial<EnteredValues>): void {
    keep({ values: { ...values, ...more }, sent });
    const edited = { ...more, ...more.details };
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in edited))));
  }

  const save = useDeskMutation(
    'entered',
    () => {
      const attempted = withIdempotencyKey(JSON.stringify(values), sent);
      keep({ values, sent: attempted });
      const body = { ...enteredRequestBody(values), key: attempted.key };
      return call(enteredRequestSchema, enteredRequestPath, { method: 'POST', body });
    },
    {
      onSuccess: (request) => onEntered(request, values),
      onError: (error) => {
        setErrors(refusedFields(error) ?? {});
        setAttempt(attempt + 1);
      },
    },
  );

  const control = <Value,>(name: string, value: Value, onChange: (value: Value) => void) => ({
    id: `entered-${name}`,
    name,
    value,
    error: errors[name] === undefined ? undefined : message(errors[name]),
    onChange,
  });
  const field = <F extends keyof EnteredValues>(name: F) =>
    control(name, values[name], (value) => change({ [name]: value }));
  const detail = (name: string) =>
    control(name, details[name] ?? '', (value) => change({ details: { ...details, [name]: value } }));
  const problems = Object.entries(errors).map(([name, key]) => ({ fieldId: `entered-${name}`, message: message(key) }));

  return (
    <Card as="section" aria-labelledby="entering-title">
      <h2 id="entering-title" ref={heading} tabIndex={-1}>
        {t('deskEntering.title')}
      </h2>
      <p>{t('deskEntering.about')}</p>
      <ScriptedForm
        onSubmit={() => {
          setErrors({});
          void save.trigger();
        }}
      >
        <FormStack>
          {problems.length === 0 ? null : (
            <ErrorSummary
              title={
                problems.length === 1
                  ? t('submission.summary.one')
                  : t('submission.summary.many', { count: problems.length })
              }
              problems={problems}
              attempt={attempt}
            />
          )}
          <Small>{t('submission.required.note')}</Small>
          <FieldPair>
            <SelectField
              {...field('kind')}
              label={t('deskEntering.kind')}
              options={requestKinds.map((value) => ({ value, label: t(`prayerDesk.kind.${value}`) }))}
            />
            <SelectField
              {...field('source')}
              label={t('deskEntering.source')}
              options={requestSources.map((value) => ({ value, label: t(`deskEntering.source.${value}`) }))}
            />
            <SelectField
              {...field('language')}
              label={t('deskEntering.language')}
              options={offeredLocales().map((value) => ({ value, label: t(`prayerDesk.language.${value}`) }))}
            />
          </FieldPair>
          <FieldPair>
            <TextField {...field('firstName')} label={t('submission.firstName')} required autoComplete="off" />
            <TextField {...field('lastName')} label={t('submission.lastName')} required autoComplete="off" />
          </FieldPair>
          <FieldPair>
            <TextField
              {...field('email')}
              label={t('submission.email')}
              help={t(`deskEntering.email.${values.source}`)}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <PhoneField
              {...field('phone')}
              label={t('submission.phone')}
              help={t('submission.phone.help')}
              placeholder={t('submission.phone.placeholder')}
            />
          </FieldPair>
          <EnteredDetails values={values} field={field} detail={detail} />
          <FailureNotice error={refusedFields(save.error) === undefined ? save.error : undefined} during="sending" />
          <div>
            <SubmitButton
              label={t('deskEntering.save')}
              submittingLabel={t('deskEntering.saving')}
              isSubmitting={save.isMutating}
            />
          </div>
        </FormStack>
      </ScriptedForm>
    </Card>
  );
}

type EnteredProps = EnteredRequest & { isHidden: boolean; onAgain: () => void };

function Entered({ kind, reference, isHidden, onAgain }: EnteredProps) {
  const { t } = useLanguage();
  const heading = useFocusOnArrival();
  return (
    <Card as="section" aria-labelledby="entered-title">
      <h2 id="entered-title" ref={heading} tabIndex={-1}>
        {t('deskEntering.saved')}
      </h2>
      <p>
        <span>{t('prayerDesk.reference')}</span>: <Reference>{reference}</Reference>
      </p>
      {isHidden ? <p>{t('deskEntering.hidden')}</p> : null}
      <Cluster $gap={3}>
        {isHidden ? null : (
          <ButtonLink to={deskSearch({ tab: kind, opened: { kind, reference } })}>{t('deskEntering.open')}</ButtonLink>
        )}
        <Button $variant="quiet" onClick={onAgain}>
          {t('deskEntering.again')}
        </Button>
      </Cluster>
    </Card>
  );
}
