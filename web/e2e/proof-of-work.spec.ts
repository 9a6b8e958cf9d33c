import { randomUUID } from 'node:crypto';
import { expectComplaints } from './support/console-guard';
import { fillMessage, fillPrayerRequest } from './support/filled-forms';
import { failedCall } from './support/form-failures';
import { byDayIn, expect, inEachLanguage, test } from './support/journey';
import { countStored, submitRequest } from './support/requests';

const failed = { en: 'Submission Failed', es: 'Envío Fallido' } as const;
const fill = { en: fillMessage, es: fillPrayerRequest } as const;
const kind = { en: 'contact-request', es: 'prayer-request' } as const;

inEachLanguage((locale) => {
  test(
    'after ten requests from one address a form is sent with a proof of work automatically',
    { tag: byDayIn('es', locale) },
    async ({ page, address }) => {
      const begun = new Date();
      const own = `t${randomUUID().replaceAll('-', '')}`;
      for (let n = 0; n < 10; n += 1) {
        const person = { firstName: 'Ana', lastName: 'Pérez', email: 'ana@example.com' };
        await submitRequest('contact-requests', person, address);
      }

      const form = await fill[locale](page, locale, own);
      const answers: { status: number; key: string | undefined; body: string | null; proof: string | undefined }[] = [];
      page.on('response', (answer) => {
        const request = answer.request();
        if (request.method() !== 'POST' || !request.url().endsWith(form.call.replace('**', ''))) return;
        const { 'idempotency-key': key, 'proof-of-work': proof } = request.headers();
        answers.push({ status: answer.status(), key, body: request.postData(), proof });
      });
      await expectComplaints(page, [failedCall(form.call, 429)], async () => {
        await form.send.click();
        await form.expectSent();
      });

      expect(answers.map(({ status }) => status)).toEqual([429, 201]);
      const [refused, taken] = answers;
      expect(taken).toEqual({ ...refused, status: 201, proof: taken?.proof });
      expect(refused?.proof).toBeUndefined();
      await expect(page.getByRole('group', { name: failed[locale] })).toHaveCount(0);
      expect(await countStored(kind[locale], own, begun)).toBe(1);
    },
  );
});
