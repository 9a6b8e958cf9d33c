import { prayerTypes } from '@contracts/prayer-request';
import type { SubmissionReceipt } from '@contracts/submission';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { lazyWithPreload } from '../../../lib/hydration/lazy-with-preload';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { FieldPair, FormSheet } from '../../../ui/form/form-layout';
import { SelectField } from '../../../ui/form/select-field';
import type { TextHelp } from '../../../ui/form/text-help';
import { showToast } from '../../../ui/toast/toast-store';
import { EmailField, MessageField, NameFields, PhoneNumberField } from '../form/request-fields';
import { RequestForm } from '../form/request-form';
import { useRequestForm } from '../form/use-request-form';
import { anotherHumanCheck, isSolved, newHumanCheck } from './human-check';
import { HumanCheckField } from './human-check-field';
import { prayerRequest, type PrayerRequestValues } from './prayer-request';

const PrayerReceipt = lazyWithPreload(async () => (await import('./prayer-receipt')).PrayerReceipt);

export function PrayerForm({ contactEmail, Help }: { contactEmail: string; Help: TextHelp }) {
  const { t } = useLanguage();
  const [humanCheck, setHumanCheck] = useState(newHumanCheck);
  const [sent, setSent] = useState<{ receipt: SubmissionReceipt; values: PrayerRequestValues }>();
  const [isReceiptOpen, setReceiptOpen] = useState(false);
  const humanCheckInput = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The form works without it, and by the time it is needed there may be no connection.
    PrayerReceipt.preload().catch(() => undefined);
  }, []);

  const form = useRequestForm(prayerRequest, {
    confirm: checkSum,
    onSent: (...request) => void showReceipt(...request),
  });

  function checkSum({ humanCheck: answer }: PrayerRequestValues) {
    if (isSolved(humanCheck, answer)) return undefined;
    askAnotherSum();
    showToast({
      variant: 'destructive',
      title: t('submission.humanCheck.failed'),
      text: t('submission.humanCheck.wrong'),
    });
    humanCheckInput.current?.focus();
    return { humanCheck: 'submission.humanCheck.wrong' };
  }

  function askAnotherSum() {
    setHumanCheck(anotherHumanCheck);
    form.clear('humanCheck');
  }

  async function showReceipt(receipt: SubmissionReceipt, values: PrayerRequestValues) {
    setHumanCheck(anotherHumanCheck);
    try {
      await PrayerReceipt.preload();
      setSent({ receipt, values });
      setReceiptOpen(true);
    } catch {
      const text = t('submission.resent', { reference: receipt.reference });
      showToast({ title: t('prayerRequest.sent'), text, isSticky: true });
    }
  }

  const { value: isConfidential, ...confidential } = form.field('confidential');
  const { value: wantsContact, ...contactMe } = form.field('contactMe');

  return (
    <FormSheet>
      <RequestForm
        form={form}
        contactEmail={contactEmail}
        submitLabel={t('prayerRequest.submit')}
        submitRef={submitButton}
      >
        <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
        <FieldPair>
          <EmailField {...form.field('email')} help={t('submission.email.help')} />
          <PhoneNumberField {...form.field('phoneNumber')} />
        </FieldPair>
        <SelectField
          {...form.field('prayerType')}
          label={t('prayerRequest.prayerType')}
          required
          placeholder={t('prayerRequest.prayerType.placeholder')}
          options={prayerTypes.map((value) => ({ value, label: t(`prayerRequest.prayerType.${value}`) }))}
        />
        <MessageField
          {...form.field('prayerRequest')}
          label={t('prayerRequest.prayerRequest')}
          help={t('submission.text.help')}
          required
          Help={form.isReady ? Help : undefined}
        />
        <div>
          <CheckboxField
            {...confidential}
            checked={isConfidential}
            label={t('prayerRequest.confidential')}
            help={t('prayerRequest.confidential.help')}
          />
          <CheckboxField
            {...contactMe}
            checked={wantsContact}
            label={t('prayerRequest.contactMe')}
            help={t('prayerRequest.contactMe.help')}
          />
        </div>
        <div data-scripted>
          <HumanCheckField
            {...form.field('humanCheck')}
            ref={humanCheckInput}
            label={t('submission.humanCheck')}
            help={t('submission.humanCheck.help')}
            refreshLabel={t('submission.humanCheck.refresh')}
            // The server's HTML is shared by all visitors. Without scripts the server asks for a sum before it sends.
            problem={form.isReady ? humanCheck : undefined}
            onRefresh={askAnotherSum}
          />
        </div>
      </RequestForm>
      {sent && (
        <Suspense>
          <PrayerReceipt
            isOpen={isReceiptOpen}
            reference={sent.receipt.reference}
            isConfidential={sent.values.confidential}
            asksForContact={sent.values.contactMe}
            help={<Help text={sent.values.prayerRequest} isSent />}
            onClose={() => setReceiptOpen(false)}
            returnFocusTo={submitButton}
          />
        </Suspense>
      )}
    </FormSheet>
  );
}
