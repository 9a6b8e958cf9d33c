import type { Scripture } from '@contracts/page';
import { usePageContent } from '../../features/page/define-page';
import { paths } from '../../lib/paths';
import { type Pair, SideBySide } from '../../ui/side-by-side';
import { Stack } from '../../ui/layout';
import { BilingualFrame, BilingualPart } from './bilingual-frame';
import { bilingualData } from './data';
import { NotFound } from './not-found';
import { pairUp } from './pair-up';
import { Passage, sides, textSides } from './sides';

export function BilingualGospel() {
  const own = usePageContent(bilingualData, 'gospel');
  const other = usePageContent(bilingualData, 'otherGospel');
  if (!own || !other) return <NotFound />;
  const translated = own.locale === other.locale ? undefined : other;
  const languages = [own.locale, other.locale] as const;
  const sections = [...own.sections, { ...own.callToAction, scripture: null }];
  const others = translated ? [...translated.sections, { ...translated.callToAction, scripture: null }] : [];
  return (
    <BilingualFrame own={own} other={other} address={paths.gospel}>
      <BilingualPart languages={languages} pairs={textSides(own.intro, translated?.intro)} />
      {pairUp(sections, others).map(([section, another], index) => (
        <Stack key={index} as="section" $gap={6}>
          <SideBySide
            languages={languages}
            pairs={[
              ...headings(section?.title, another?.title),
              ...textSides(section?.text ?? '', another?.text),
              ...passages(section?.scripture, another?.scripture),
            ]}
          />
        </Stack>
      ))}
      <SideBySide
        languages={languages}
        pairs={sides(pairUp(own.scriptureCards, translated?.scriptureCards ?? []), (passage) => (
          <Passage passage={passage} />
        ))}
      />
    </BilingualFrame>
  );
}

function headings(own: string | undefined, other: string | undefined): Pair[] {
  return [[own === undefined ? null : <h2>{own}</h2>, other === undefined ? null : <h2>{other}</h2>]];
}

function passages(own: Scripture | null = null, other: Scripture | null = null): Pair[] {
  return own || other ? sides([[own, other]], (passage) => <Passage passage={passage} />) : [];
}
