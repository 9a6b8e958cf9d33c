import type { CrisisLine, Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { Small } from '../../ui/text';
import { color, fontSize, size, space } from '../../ui/theme/theme';

const List = styled.ul`
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${space[4]};
    align-items: center;
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.hairline};
    line-height: 1.4;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    font-size: ${fontSize.lead};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  ${Small} {
    grid-column: 1 / -1;
  }
`;

/** Whom to call, each number a call away. */
export function CrisisLines({ lines, lang }: { lines: readonly CrisisLine[]; lang: Locale | undefined }) {
  return (
    <List lang={lang}>
      {lines.map(({ country, countryCode, name, phone, note }) => (
        <li key={`${countryCode} ${name} ${phone}`}>
          <div>
            <strong>{country}</strong>
            {name !== '' && (
              <>
                <br />
                {name}
              </>
            )}
          </div>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          {note && <Small>{note}</Small>}
        </li>
      ))}
    </List>
  );
}
