import { ContactForm } from '../../features/requests/contact/contact-form';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { FormSheet } from '../../ui/form/form-layout';

export function GeneralContact({ contactEmail }: { contactEmail: string }) {
  return (
    <FormSheet>
      <ContactForm variant="general" contactEmail={contactEmail} Help={CrisisHelp} />
    </FormSheet>
  );
}
