import { Flex } from '@strapi/design-system';
import { builtInLocales } from '../../contracts/language';
import { pagesOfSite, translationStates, type TypeNumbers } from '../../contracts/translation-board';
import { isPage, siteTypes } from '../../site-types';
import { ChoiceField } from '../ui/choice-field';
import type { BoardFilters } from './board-address';
import { useBoardTexts } from './use-board-texts';

type Props = {
  types: readonly TypeNumbers[];
  filters: BoardFilters;
  onFilter: (filters: BoardFilters) => void;
};

export function BoardFilterFields({ types, filters, onFilter }: Props) {
  const { text, nameOf } = useBoardTexts();
  const any = { value: '', text: text('board.filter.any') } as const;
  const both = { value: '', text: text('board.filter.both') } as const;
  const asFilter = <T extends string>(value: T | '') => (value === '' ? undefined : value);
  return (
    <Flex role="group" aria-label={text('board.filter')} gap={3} wrap="wrap" alignItems="end">
      <ChoiceField
        label={text('board.filter.type')}
        value={filters.type ?? ''}
        options={[
          any,
          { value: pagesOfSite, text: text('board.pages-of-site') },
          ...types
            .filter(({ uid }) => !isPage(uid))
            .map(({ uid }) => ({ value: uid, text: nameOf(siteTypes[uid]?.names) })),
        ]}
        onChoose={(type) => onFilter({ ...filters, type: asFilter(type), page: 1 })}
      />
      <ChoiceField
        label={text('board.filter.language')}
        value={filters.language ?? ''}
        options={[both, ...builtInLocales.map((value) => ({ value, text: text(`language.${value}`) }))]}
        onChoose={(language) => onFilter({ ...filters, language: asFilter(language), page: 1 })}
      />
      <ChoiceField
        label={text('board.filter.state')}
        value={filters.state ?? ''}
        options={[any, ...translationStates.map((value) => ({ value, text: text(`board.state.${value}`) }))]}
        onChoose={(state) => onFilter({ ...filters, state: asFilter(state), page: 1 })}
      />
    </Flex>
  );
}
