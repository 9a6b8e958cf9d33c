import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useHydrated } from '../../lib/hydration/hydrate-on-interaction';
import { withLanguage } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { useLanguage } from '../../i18n/language-provider';
import { fontSize, media } from '../../ui/theme/theme';

const Source = styled.p`
  display: none;
  ${media.print} {
    display: block;
    margin-bottom: 0.6rem;
    font-size: ${fontSize.small};
  }
`;

/** Prints the address at the head of the page: at the end it would sometimes be alone on the last sheet. */
export function PrintSource() {
  const { locale } = useLanguage();
  const { name, publicUrl } = useSite();
  const address = usePrintedAddress();
  return <Source>{`${name} · ${publicUrl + withLanguage(address, locale)}`}</Source>;
}

/** With the day and pace of a study plan, which only the browser reads. */
function usePrintedAddress(): string {
  const { address } = useSite();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || address !== paths.studyPlan) return address;
  const chosen = Array.from(new URLSearchParams(search)).filter(([name]) => name === 'start' || name === 'pace');
  return chosen.length > 0 ? `${address}?${new URLSearchParams(chosen).toString()}` : address;
}
