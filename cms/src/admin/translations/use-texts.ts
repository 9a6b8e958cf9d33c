import { useIntl } from 'react-intl';
import type { PanelLanguage } from '../../contracts/panel-names';
import { type TextKey, texts } from './texts';

export function useTexts(): (key: TextKey, values?: Readonly<Record<string, number | string>>) => string {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key, defaultMessage: texts[key].en }, values);
}

export const usePanelLanguage = (): PanelLanguage => (useIntl().locale === 'es' ? 'es' : 'en');

export const isPanelLanguage = (language: string | null | undefined): language is PanelLanguage =>
  language === 'en' || language === 'es';

/** A text for Strapi to look up itself. */
export const label = (id: TextKey) => ({ id, defaultMessage: texts[id].en });
