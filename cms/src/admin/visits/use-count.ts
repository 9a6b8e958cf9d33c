import { useIntl } from 'react-intl';
import { smallestShown, type ShownCount } from '../../api/page-view/contract';
import { useTexts } from '../translations/use-texts';

export function useCount(): (count: ShownCount) => string {
  const text = useTexts();
  const intl = useIntl();
  return (count) => (count === 'few' ? text('visits.few', { limit: smallestShown }) : intl.formatNumber(count));
}
