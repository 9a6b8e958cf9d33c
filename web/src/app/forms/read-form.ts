import { speaksOfCrisis } from '@contracts/crisis-words';
import { submissionMessages } from '@contracts/submission-messages';
import { yupToFormErrors } from 'formik';
import { contactRequests } from '../../features/requests/contact/contact-request';
import { counselingRequest } from '../../features/requests/counseling/counseling-request';
import type { FieldErrors, RequestType, RequestValues } from '../../features/requests/form/define-request';
import { classifyFailure, type RequestFailure } from '../../lib/cms-client/request-failure';
import { prayerRequest } from '../../features/requests/prayer/prayer-request';
import { prayerThanks } from '../../features/requests/thanks/prayer-thanks';
import type { PostedForm } from '../../lib/site-context';

/** A form as the browser itself sent it. */
export type ReadForm = PostedForm &
  Pick<RequestType<RequestValues, object>, 'textPrefix' | 'path' | 'page' | 'fields'> & {
    /** The fields as they are sent on; null where any is wrong. */
    body: object | null;
    isUrgent: boolean;
    explain: (error: unknown) => RequestFailure;
  };

function reader<Values extends RequestValues, Body extends object>(request: RequestType<Values, Body>) {
  const { id, textPrefix, path, page, initialValues, fields, localField, schema, messages, text, toBody } = request;
  const read = (posted: URLSearchParams): ReadForm => {
    const valueOf = (name: string, initial: string | boolean) => {
      if (typeof initial === 'boolean') return posted.has(name);
      // Browsers send a line break as two characters.
      return name === localField ? initial : (posted.get(name) ?? initial).replaceAll('\r\n', '\n');
    };
    const entries = Object.entries(initialValues).map(([name, initial]) => [name, valueOf(name, initial)]);
    const values = Object.fromEntries(entries) as Values;
    const errors = errorsOf(values);
    return {
      ...{ id, textPrefix, path, page, values, errors },
      fields: fields.filter((name) => name !== localField),
      body: Object.keys(errors).length > 0 ? null : toBody(values),
      isUrgent: speaksOfCrisis(String(values[text])),
      explain: (error) => classifyFailure(error, { ...submissionMessages, ...messages }, fields),
    };
  };

  function errorsOf(values: Values): FieldErrors {
    try {
      schema.validateSync(values, { abortEarly: false });
      return {};
    } catch (error) {
      return yupToFormErrors<Record<string, string>>(error) as FieldErrors;
    }
  }

  return [page.split('?')[0] ?? page, read] as const;
}

/** Reads what was posted, by the path of the page that has the form. */
export const formReaders: ReadonlyMap<string, (posted: URLSearchParams) => ReadForm> = new Map([
  reader(prayerRequest),
  reader(prayerThanks),
  reader(contactRequests.general),
  reader(contactRequests.gospel),
  reader(counselingRequest),
]);
