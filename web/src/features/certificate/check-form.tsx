import type { CertificateCheckAnswer } from '@contracts/certificate';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useHydrated } from '../../lib/hydration/hydrate-on-interaction';
import { FormSheet, FormStack } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { CallFailure } from './call-failure';
import { certificateCheckPage, readLinkedCertificate, type LinkedCertificate } from './certificate-link';
import { CheckResult } from './check-result';
import { useCall } from './use-call';

type Checked = { answer: CertificateCheckAnswer; name: string };

/** Checks a number, and a name if one is given: typed, or from a link, whose fragment is removed at once. */
export function CheckForm() {
  const { t, message, locale } = useLanguage();
  const isReady = useHydrated();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const numberField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  const [name, setName] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const { call, isCalling, failure, attempt, errorOf } = useCall<CertificateCheckAnswer>();
  const errors = { number: errorOf('number'), name: errorOf('name') };

  async function check(certificate: LinkedCertificate) {
    setChecked(null);
    const outcome = await call(({ checkCertificate }) => checkCertificate(certificate));
    if (outcome.kind === 'done') setChecked({ answer: outcome.value, name: certificate.name.trim() });
    else if (outcome.kind === 'fields') (outcome.errors['number'] ? numberField : nameField).current?.focus();
  }

  const openLink = useEffectEvent(() => {
    const linked = readLinkedCertificate({ search, hash });
    if (hash !== '') void navigate({ search }, { replace: true });
    if (linked.number === '') return;
    setNumber(linked.number);
    setName(linked.name);
    void check(linked);
  });
  // Runs once: what is typed afterwards must not be replaced.
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    openLink();
  }, []);

  return (
    <FormSheet>
      <form
        action={certificateCheckPage}
        noValidate
        data-hydrated={isReady}
        onSubmit={(event) => {
          event.preventDefault();
          void check({ number, name });
        }}
      >
        <FormStack>
          <input type="hidden" name="lang" value={locale} />
          <TextField
            id="certificate-number"
            ref={numberField}
            name="number"
            label={t('certificate.check.number')}
            help={t('certificate.check.number.help')}
            error={errors.number && message(errors.number)}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
            value={number}
            onChange={setNumber}
          />
          {/* Without scripts it would be in an address. */}
          <div data-scripted>
            <TextField
              id="certificate-name"
              ref={nameField}
              label={t('certificate.check.name')}
              help={t('certificate.check.name.help')}
              error={errors.name && message(errors.name)}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="done"
              value={name}
              onChange={setName}
            />
          </div>
          <CallFailure
            title={t('certificate.check.failed')}
            failure={failure}
            attempt={attempt}
            needsLine={t('submission.failure.unreachable')}
          />
          <div>
            <SubmitButton
              label={t('certificate.check.submit')}
              submittingLabel={t('certificate.check.submitting')}
              isSubmitting={isCalling}
            />
          </div>
        </FormStack>
      </form>
      <CheckResult checked={checked} />
    </FormSheet>
  );
}
