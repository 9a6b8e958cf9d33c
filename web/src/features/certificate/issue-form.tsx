import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { builtInLocale } from '@contracts/language';
import { useLanguage } from '../../i18n/language-provider';
import { FormStack } from '../../ui/form/form-layout';
import { RadioGroup } from '../../ui/form/radio-group';
import { ScriptedForm } from '../../ui/form/scripted-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { Small } from '../../ui/text';
import { size } from '../../ui/theme/theme';
import { CallFailure } from './call-failure';
import type { CourseAnswers } from './certificate-calls';
import { IssuedCertificate, type Issued } from './issued-certificate';
import { useCall } from './use-call';

/** Fields are not longer than lines of a text. */
const Narrow = styled.div`
  max-width: ${size.measure};
`;

/** Asks for the name and makes the certificate. What was typed stays, whatever happens. */
export function IssueForm({ answers }: { answers: CourseAnswers }) {
  const { t, locale, message } = useLanguage();
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [languages, setLanguages] = useState<'one' | 'both'>('one');
  const [issued, setIssued] = useState<Issued | null>(null);
  const { call, isCalling, failure, attempt, errorOf } = useCall<Omit<Issued, 'name'>>();
  const nameError = errorOf('name') ?? errorOf('answers');

  async function submit() {
    setIssued(null);
    const request = { name, locale: builtInLocale(locale), bothLanguages: languages === 'both', answers };
    const outcome = await call(({ issueCertificate }) => issueCertificate(request));
    if (outcome.kind === 'done') setIssued({ ...outcome.value, name: name.trim() });
    else if (outcome.kind === 'fields') nameField.current?.focus();
  }

  return (
    <Narrow>
      <ScriptedForm onSubmit={() => void submit()}>
        <FormStack>
          <TextField
            id={`${id}-name`}
            ref={nameField}
            name="name"
            label={t('certificate.name')}
            help={t('certificate.name.help')}
            error={nameError && message(nameError)}
            required
            autoComplete="name"
            enterKeyHint="done"
            value={name}
            onChange={setName}
          />
          <RadioGroup
            id={`${id}-languages`}
            name="languages"
            label={t('certificate.languages')}
            options={(['one', 'both'] as const).map((value) => ({ value, label: t(`certificate.languages.${value}`) }))}
            value={languages}
            onChange={setLanguages}
          />
          <Small>{t('certificate.privacy')}</Small>
          <CallFailure
            title={t('certificate.failed')}
            failure={failure}
            attempt={attempt}
            needsLine={t('certificate.needsLine')}
          />
          <div>
            <SubmitButton
              label={t('certificate.make')}
              submittingLabel={t('certificate.making')}
              isSubmitting={isCalling}
            />
          </div>
        </FormStack>
      </ScriptedForm>
      <IssuedCertificate issued={issued} />
    </Narrow>
  );
}
