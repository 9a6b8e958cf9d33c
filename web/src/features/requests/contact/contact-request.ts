import { contactRequestFields, contactRequestPath, type ContactRequest } from '@contracts/contact-request';
import { paths } from '../../../lib/paths';
import { defineRequest, deriveForm, type FormValues } from '../form/define-request';

/** The form of the gospel presentation also asks for a phone number; the general one does not. */
export type ContactVariant = 'gospel' | 'general';

type ContactField = keyof typeof contactRequestFields;

/** Both can be on the page at once, because the presentation opens above every page. */
export const contactRequests = {
  gospel: contactRequest('contact-gospel', paths.gospel, () => true),
  general: contactRequest('contact-general', paths.contact, (field) => field !== 'phoneNumber'),
} as const satisfies Record<ContactVariant, unknown>;

function contactRequest(id: string, page: string, isShown: (field: ContactField) => boolean) {
  const form = deriveForm(contactRequestFields);
  return defineRequest<FormValues<typeof contactRequestFields>, ContactRequest>({
    ...form,
    id,
    textPrefix: 'contactRequest',
    path: contactRequestPath,
    page,
    text: 'notes',
    fields: form.fields.filter(isShown),
    messages: {},
  });
}
