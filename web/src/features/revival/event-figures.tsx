import type { RevivalEvent } from '@contracts/revival-event';
import styled from 'styled-components';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { color, font, fontSize, space } from '../../ui/theme/theme';

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[8]};
  margin: 0;
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    font-size: ${fontSize.small};
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    font: 400 ${fontSize.heading3} / 1.2 ${font.serif};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const kinds = ['attendance', 'salvations', 'healings'] as const;

/** How many came, believed and were healed; what was not counted is not shown. */
export function EventFigures({ event }: { event: Pick<RevivalEvent, (typeof kinds)[number]> }) {
  const { t, locale } = useLanguage();
  const counted = kinds.filter((kind) => event[kind] > 0);
  if (counted.length === 0) return null;
  return (
    <Figures>
      {counted.map((kind) => (
        <div key={kind}>
          <dt>{t(`revival.${kind}`)}</dt>
          <dd>{formatNumber(locale, event[kind])}</dd>
        </div>
      ))}
    </Figures>
  );
}
