import { defaultLocale } from '../../api/language/contract';

type InLanguage = Readonly<Record<string, unknown>> & { locale: string };

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** The value that counts for all languages: the default language's, unless it is empty; and whether another one differs. */
export function sharedValue(rows: readonly InLanguage[], field: string): { value: unknown; isDisputed: boolean } {
  const inOrder = [
    ...rows.filter(({ locale }) => locale === defaultLocale),
    ...rows.filter(({ locale }) => locale !== defaultLocale),
  ];
  const values = inOrder.map((row) => row[field]).filter((value) => !isEmpty(value));
  return { value: values[0] ?? null, isDisputed: new Set(values).size > 1 };
}
