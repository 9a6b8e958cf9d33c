import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { builtInLocales } from '../../contracts/language';
import { type BoardLanguage, numbersOf, type TypeNumbers } from '../../contracts/translation-board';
import { useTexts } from '../translations/use-texts';

const Bar = styled.div`
  display: flex;
  height: 0.6rem;
  overflow: hidden;
  border-radius: 0.3rem;
  background: ${({ theme }) => theme.colors.neutral150};
`;

const Part = styled.span<{ $color: 'success500' | 'warning500'; $share: number }>`
  width: ${({ $share }) => `${$share * 100}%`};
  background: ${({ theme, $color }) => theme.colors[$color]};
`;

type Props = { types: readonly TypeNumbers[] };

function LanguageSummary({ language, types }: Props & { language: BoardLanguage }) {
  const text = useTexts();
  const { entries, published, behind } = numbersOf(types, language);
  const share = (count: number) => (entries === 0 ? 0 : count / entries);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} flex="1 1 26rem" minWidth={0}>
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        <Typography textColor="neutral800" fontWeight="bold">
          {text('board.summary', { language: text(`language.${language}`), published, entries })}
        </Typography>
        {behind > 0 ? (
          <Typography textColor="neutral800" fontWeight="bold">
            {text('board.behind-count', { count: behind })}
          </Typography>
        ) : null}
      </Flex>
      <Bar aria-hidden>
        <Part $color="success500" $share={share(published - behind)} />
        <Part $color="warning500" $share={share(behind)} />
      </Bar>
    </Flex>
  );
}

export function LanguageSummaries({ types }: Props) {
  return (
    <Flex gap={6} wrap="wrap" alignItems="start">
      {builtInLocales.map((language) => (
        <LanguageSummary key={language} language={language} types={types} />
      ))}
    </Flex>
  );
}
