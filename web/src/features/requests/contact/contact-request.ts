import { contactRequestPath, contactRequestSchema, type ContactRequest } from '@contracts/contact-request';
import { mixed, object } from 'yup';
import { paths } from '../../../lib/paths';
import { defineRequest } from '../form/define-request';

/** The form of the gospel presentation also asks for a phone number; the general one does not. */
export type ContactVariant = 'gospel' | 'general';

type ContactRequestValues = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  notes: string;
  subject: string;
};

const schema = contactRequestSchema({ mixed, object });

/** Both can be on the page at once, because the presentation opens above every page. */
export const contactRequests = {
  gospel: contactRequest('contact-gospel', paths.gospel, ['firstName', 'lastName', 'email', 'phoneNumber', 'notes']),
  general: contactRequest('contact-general', paths.contact, ['firstName', 'lastName', 'email', 'notes']),
} as const satisfies Record<ContactVariant, unknown>;

function contactRequest(id: string, page: string, fields: readonly (keyof ContactRequestValues)[]) {
  return defineRequest<ContactRequestValues, ContactRequest>({
    id,
    textPrefix: 'contactRequest',
    path: contactRequestPath,
    page,
    initialValues: { firstName: '', lastName: '', email: '', phoneNumber: '', notes: '', subject: '' },
    text: 'notes',
    fields,
    schema,
    messages: {},
    toBody: (values) => {
      const body = schema.validateSync(values, { stripUnknown: true });
      return { ...body, phoneNumber: body.phoneNumber ?? '', notes: body.notes ?? '' };
    },
  });
}
