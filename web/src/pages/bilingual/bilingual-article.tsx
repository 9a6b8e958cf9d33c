import type { Article } from '@contracts/article';
import { usePageContent } from '../../features/page/define-page';
import { RichText } from '../../features/rich-text/rich-text';
import { paths } from '../../lib/paths';
import { type Pair, SideBySide } from '../../ui/side-by-side';
import { BilingualFrame, BilingualPart } from './bilingual-frame';
import { bilingualData } from './data';
import { NotFound } from './not-found';
import { pairBlocks } from './pair-up';
import { textSides } from './sides';

export function BilingualArticle() {
  const own = usePageContent(bilingualData, 'article');
  const other = usePageContent(bilingualData, 'otherArticle');
  if (!own || !other) return <NotFound />;
  const translated = own.locale === other.locale ? undefined : other;
  const languages = [own.locale, other.locale] as const;
  return (
    <BilingualFrame own={own} other={other} address={paths.article(own.slug)}>
      <BilingualPart languages={languages} pairs={textSides(own.excerpt, translated?.excerpt)} />
      <SideBySide pairs={bodySides(own, translated)} languages={languages} />
    </BilingualFrame>
  );
}

function bodySides(own: Article, other: Article | undefined): Pair[] {
  return pairBlocks(withoutTitle(own), other ? withoutTitle(other) : []).map(([one, another]) => [
    one ? <RichText body={[one]} locale={own.locale} /> : null,
    one?.type === 'picture' || !another || !other ? null : <RichText body={[another]} locale={other.locale} />,
  ]);
}

/** The title stands above the text already. */
function withoutTitle({ body }: Article) {
  const [first, ...rest] = body;
  return first?.type === 'heading' && first.level === 1 ? rest : body;
}
