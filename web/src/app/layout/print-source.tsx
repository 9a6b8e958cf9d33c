import styled from 'styled-components';
import { withLanguage } from '../../lib/page-address';
import { useSite } from '../../lib/site-context';
import { useLanguage } from '../../i18n/language-provider';
import { fontSize, media } from '../../ui/theme/theme';

const Source = styled.p`
  display: none;
  ${media.print} {
    display: block;
    margin-top: 1.5rem;
    padding-top: 0.4rem;
    border-top: 1px solid;
    font-size: ${fontSize.small};
    break-inside: avoid;
  }
`;

/** Prints the address of the page. */
export function PrintSource() {
  const { locale } = useLanguage();
  const { name, publicUrl, address } = useSite();
  return (
    <Source>
      {name} · {publicUrl + withLanguage(address, locale)}
    </Source>
  );
}
