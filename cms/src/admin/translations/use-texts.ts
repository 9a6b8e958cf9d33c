import { useIntl } from 'react-intl';
import { en, type TextKey } from './en';

/** Texts in the language that the member chose in the profile. */
export function useTexts(): (key: TextKey, values?: Readonly<Record<string, number | string>>) => string {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key, defaultMessage: en[key] }, values);
}

/** A text for Strapi to look up itself. */
export const label = (id: TextKey) => ({ id, defaultMessage: en[id] });
